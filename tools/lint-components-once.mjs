/**
 * Import before the Svelte parser, which reads this switch when it is loaded. With it eslint checks all components in one TypeScript program, which halves the time and
 * gives imports between components their types. Without it TypeScript makes a new program for each component. The switch is experimental; if the parser drops it,
 * components are only linted more slowly.
 */
import process from 'node:process';

process.env['SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK'] = '1';
