import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import './ui/tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { meet } from './ui/me.svelte';
import { preferences } from './ui/preferences.svelte';
import { attempt } from './ui/problem';
import { learn, speak } from './words';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no #app');

void attempt(meet);

// Nothing is shown before it can be said.
await speak(preferences.language);
await learn('page', 'common', 'server', 'cover');
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js');
