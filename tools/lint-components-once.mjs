/**
 * Loaded before the parser of components, which looks for this switch then. Without it TypeScript has each component as it stands on disk until eslint comes to it with the script in it,
 * and makes a new program at each of them; with it the scripts are there from the start, in one program for all: half the time. It also knows what components ask of one another
 * then, which is any at all without it. The switch is an experiment of the parser's; where it is gone, components are read as before, only slowly.
 */
import process from 'node:process';

process.env['SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK'] = '1';
