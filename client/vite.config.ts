import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { parse } from 'yaml';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const house = path('..');
const client = path('.');
const entry = path('src/main.ts');

/**
 * A game keeps its table in its own folder, outside client/, where no node_modules is in reach.
 * What such a file imports by name is looked up as if src/main.ts had asked for it.
 */
const packagesForGames: Plugin = {
	name: 'packages-for-games',
	enforce: 'pre',
	resolveId(source, importer, options) {
		const byName = /^[@\w]/.test(source) && !source.includes(':');
		const inGame = importer?.startsWith(house) && !importer.startsWith(client);
		return byName && inGame ? this.resolve(source, entry, { ...options, skipSelf: true }) : null;
	},
};

/** The outlines of rule pages and their examples come as data: a YAML file is what it says. */
const yamlFiles: Plugin = {
	name: 'yaml-files',
	transform: {
		filter: { id: /\.yaml$/ },
		handler: (code) => ({ code: `export default ${JSON.stringify(parse(code))}`, map: null, moduleType: 'js' }),
	},
};

/** Lays a twin in brotli beside every text: smaller than what the server could pack in passing. */
const brotliTwins: Plugin = {
	name: 'brotli-twins',
	apply: 'build',
	writeBundle({ dir = '' }, bundle) {
		const texts = Object.keys(bundle).filter((name) => /\.(js|css|html|svg)$/.test(name));
		for (const file of texts.map((name) => join(dir, name))) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
	},
};

const server = 'http://127.0.0.1:8000';

export default defineConfig({
	plugins: [packagesForGames, yamlFiles, svelte(), brotliTwins],
	resolve: {
		alias: { $lib: path('src/lib') },
		// Tests mount components, so they take Svelte's browser side.
		...(process.env.VITEST ? { conditions: ['browser'] } : {}),
	},
	build: {
		outDir: path('../src/tashkhana/server/static'),
		emptyOutDir: true,
		target: 'es2022',
		assetsInlineLimit: 0,
	},
	server: {
		fs: { allow: [house] },
		proxy: { '/api': server, '/ws': { target: server, ws: true } },
	},
	test: {
		environment: 'happy-dom',
		dir: house,
		include: ['client/src/**/*.test.ts', 'src/tashkhana/games/*/table/**/*.test.ts'],
		restoreMocks: true,
		// A busy machine is no fault of the page.
		testTimeout: 120_000,
	},
});
