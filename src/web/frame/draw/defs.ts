import { mount } from 'svelte';
import JerseyDefs from './JerseyDefs.svelte';

let drawn = false;

/** Puts the shapes all jerseys share into the page, once. */
export function drawDefs(): void {
  if (drawn) return;
  drawn = true;
  mount(JerseyDefs, { target: document.body });
}
