import { mount } from 'svelte';
import JerseyDefs from './JerseyDefs.svelte';

let drawn = false;

/** Adds the shapes that all jerseys share to the page, once. */
export function drawDefs(): void {
  if (drawn) return;
  drawn = true;
  mount(JerseyDefs, { target: document.body });
}
