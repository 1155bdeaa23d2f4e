/** Lint rules of our own, as selectors over the syntax. oxlint loads them as a plugin for sources (.oxlintrc.json), eslint for Svelte components (eslint.config.js). */
import { builtinRules } from 'eslint/use-at-your-own-risk';

export const SYNTAX = [
  { selector: 'ExportAllDeclaration', message: 'Name the exports of a module: export { a, b } from ...' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only, so that a thing has one name everywhere.' },
  {
    selector: 'TSEnumDeclaration',
    message: "A constant array and a union derived from it: const KINDS = ['a', 'b'] as const; type Kind = (typeof KINDS)[number].",
  },
  {
    selector:
      ':matches(FunctionDeclaration, ArrowFunctionExpression)[params.length>1] > Identifier.params[typeAnnotation.typeAnnotation.type="TSBooleanKeyword"]',
    message: "A boolean argument is unclear at the call. Use an options object or a union of words ('open' | 'closed').",
  },
];

export const LAYOUT = [
  {
    selector: "MemberExpression[computed=false][property.name='d']",
    message: "Only a game knows how its state lies in memory: use a function of the game's queries.ts.",
  },
];

const restrictedSyntax = builtinRules.get('no-restricted-syntax');
if (restrictedSyntax === undefined) throw new Error('eslint no longer has the rule no-restricted-syntax');

/** eslint's `no-restricted-syntax` with fixed selectors. @param {readonly { selector: string, message: string }[]} selectors */
const ruleFor = (selectors) => ({
  meta: { ...restrictedSyntax.meta, schema: [] },
  create: (/** @type {any} */ context) => restrictedSyntax.create(Object.create(context, { options: { value: selectors } })),
});

export default { meta: { name: 'windschatten' }, rules: { syntax: ruleFor(SYNTAX), layout: ruleFor(LAYOUT) } };
