/**
 * What the house asks of its code beyond what linters know: by selectors over the syntax. For sources as a plugin of oxlint (.oxlintrc.json), for components, which only eslint reads, in
 * eslint.config.js.
 */
import { builtinRules } from 'eslint/use-at-your-own-risk';

export const SYNTAX = [
  { selector: 'ExportAllDeclaration', message: 'Name what a room offers: export { a, b } from ...' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a thing has one name everywhere.' },
  {
    selector: 'TSEnumDeclaration',
    message: "A constant array and a union derived from it: const KINDS = ['a', 'b'] as const; type Kind = (typeof KINDS)[number].",
  },
  {
    selector:
      ':matches(FunctionDeclaration, ArrowFunctionExpression)[params.length>1] > Identifier.params[typeAnnotation.typeAnnotation.type="TSBooleanKeyword"]',
    message: "A bare true says nothing where it is passed: use an options object or a union of words ('open' | 'closed').",
  },
];

export const LAYOUT = [
  {
    selector: "MemberExpression[computed=false][property.name='d']",
    message: "Where the numbers of a state lie is its game's own business: call a function of the game's queries.ts.",
  },
];

const restricted = builtinRules.get('no-restricted-syntax');
if (restricted === undefined) throw new Error('eslint has no rule for selectors any more');

/**
 * eslint's own rule for selectors, with the selectors in it.
 * @param {readonly { selector: string, message: string }[]} selectors
 */
const asking = (selectors) => ({
  meta: { ...restricted.meta, schema: [] },
  create: (/** @type {any} */ context) => restricted.create(Object.create(context, { options: { value: selectors } })),
});

export default { meta: { name: 'house' }, rules: { syntax: asking(SYNTAX), layout: asking(LAYOUT) } };
