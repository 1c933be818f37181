import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadTexts } from '$lib/texts.svelte';

// The sentences come while the page is put up.
const texts = loadTexts();
mount(App, { target: document.getElementById('app')!, props: { texts } });
