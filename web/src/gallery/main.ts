import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import '../ui/tokens.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('gallery') ?? document.body });
