/** Shows a scene of scenes.json: /dev/?scene=six&at=3&lang=ur&theme=dark&every=600 (a reel, one table every so many ms). */

import { mount } from 'svelte';
import Scene from './Scene.svelte';

mount(Scene, { target: document.getElementById('app')! });
