import { mount } from 'svelte';

import '../theme.css';
import { speak } from '../texts';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (!target) throw new Error('The page has no element #gallery to draw in.');
await speak('en');
mount(Gallery, { target });
