import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import './ui/tokens.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no #app');

export default mount(App, { target });
