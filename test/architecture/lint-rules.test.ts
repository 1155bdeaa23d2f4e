import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { linted } from './run-linter.ts';

/** Every rule that reads the sources finds a fault of its kind, planted here; but for those that ask for types (test/architecture/boundaries.slow.test.ts tries two of these). */

const root = resolve(import.meta.dirname, '../..');

const IN_ALL: Readonly<Record<string, string>> = {
  'for-direction': 'for (let i = 0; i < 3; i--) f(i);',
  'no-async-promise-executor': 'f(new Promise(async (done) => { await 1; done(1); }));',
  'no-case-declarations': 'switch (a) { case 1: let b = 2; f(b); }',
  'no-compare-neg-zero': 'f(a === -0);',
  'no-cond-assign': 'let b; if (b = a) f(b);',
  'no-constant-binary-expression': 'f((a + 1) ?? 2);',
  'no-constant-condition': 'if (true) f();',
  'no-control-regex': 'f(/\\x00/);',
  'no-debugger': 'debugger;',
  'no-dupe-else-if': 'if (a === 1) f(1); else if (a === 1) f(2);',
  'no-duplicate-case': 'switch (a) { case 1: break; case 1: break; }',
  'no-empty': 'if (a) {}',
  'no-empty-character-class': 'f(/[]/);',
  'no-empty-pattern': 'const {} = a;',
  'no-empty-static-block': 'f(class { static {} });',
  'no-ex-assign': 'try { f(); } catch (e) { e = 1; f(e); }',
  'no-extra-boolean-cast': 'if (!!a) f();',
  'no-fallthrough': 'switch (a) { case 1: f(1); case 2: f(2); }',
  'no-global-assign': 'Object = 1;',
  'no-invalid-regexp': "f(new RegExp('['));",
  'no-irregular-whitespace': 'f(\u00a01);',
  'no-loss-of-precision': 'f(9007199254740993);',
  'no-misleading-character-class': 'f(/[👍🏽]/u);',
  'no-prototype-builtins': "f(a.hasOwnProperty('b'));",
  'no-regex-spaces': 'f(/a  b/);',
  'no-self-assign': 'a = a;',
  'no-shadow-restricted-names': 'const NaN = 1; f(NaN);',
  'no-sparse-arrays': 'f([1, , 2]);',
  'no-unassigned-vars': 'let b; f(b);',
  'no-unexpected-multiline': 'const b = a\n(1);\nf(b);',
  'no-unsafe-finally': 'export function g() { try { return f(); } finally { return 2; } }',
  'no-unsafe-optional-chaining': 'f(new (a?.b)());',
  'no-unused-labels': 'b: for (const c of a) f(c);',
  'no-unused-private-class-members': 'f(class { #b = 1; });',
  'no-unused-vars': 'const b = 1;',
  'no-useless-assignment': 'export function g() { let b = 1; b = 2; f(b); b = 3; }',
  'no-useless-backreference': 'f(/(?:\\1(a))/);',
  'no-useless-catch': 'try { f(); } catch (e) { throw e; }',
  'no-useless-escape': "f('\\d');",
  'no-delete-var': 'delete b;',
  'no-nonoctal-decimal-escape': "f('\\8');",
  'preserve-caught-error': "try { f(); } catch (e) { throw new Error('b'); }",
  'require-yield': 'export function* g() { f(); }',
  'use-isnan': 'f(a === NaN);',
  'valid-typeof': "f(typeof a === 'strnig');",
};

const IN_SCRIPTS: Readonly<Record<string, string>> = {
  'constructor-super': 'f(class extends Object { constructor() { f(); } });',
  'getter-return': 'f({ get b() { f(); } });',
  'no-class-assign': 'class B {} B = 1;',
  'no-const-assign': 'const b = 1; b = 2;',
  'no-dupe-class-members': 'f(class { b() {} b() {} });',
  'no-dupe-keys': 'f({ b: 1, b: 2 });',
  'no-func-assign': 'function g() {} g = 1;',
  'no-import-assign': "import * as b from './b.mjs'; b.c = 1;",
  'no-new-native-nonconstructor': 'f(new Symbol());',
  'no-obj-calls': 'f(Math());',
  'no-redeclare': 'var b = 1; var b = 2; f(b);',
  'no-setter-return': 'f({ set b(c) { return c; } });',
  'no-this-before-super': 'f(class extends Object { constructor() { this.b = 1; super(); } });',
  'no-undef': 'f(nowhere);',
  'no-unreachable': 'export function g() { return 1; f(); }',
  'no-unsafe-negation': 'f(!a in {});',
  'no-with': 'with (a) f();',
};

const IN_SOURCES: Readonly<Record<string, string>> = {
  eqeqeq: 'f(a == 1);',
  'no-array-constructor': 'f(new Array(1, 2));',
  'no-empty-function': 'f(() => {});',
  'no-unused-expressions': 'a + 1;',
  'no-var': 'var b = 1; f(b);',
  'prefer-const': 'let b = 1; f(b);',
  'prefer-rest-params': 'export function g() { f(arguments); }',
  'prefer-spread': 'f.apply(undefined, a);',
  'typescript/adjacent-overload-signatures': 'export interface B { c(): 1; d(): 1; c(e: 1): 1 }',
  'typescript/array-type': 'export type B = Array<string>;',
  'typescript/ban-ts-comment': '// @ts-ignore\nf();',
  'typescript/ban-tslint-comment': '// tslint:disable\nf();',
  'typescript/class-literal-property-style': "f(class { get b() { return 'c'; } });",
  'typescript/consistent-generic-constructors': 'export const b: Map<string, string> = new Map();',
  'typescript/consistent-type-assertions': 'f(<string>a);',
  'typescript/consistent-type-imports': "import { B } from './b.ts'; export const g = (b: B): B => b;",
  'typescript/no-duplicate-enum-values': 'enum B { c = 1, d = 1 } f(B);',
  'typescript/no-empty-object-type': 'export type B = {};',
  'typescript/no-explicit-any': 'export type B = any;',
  'typescript/no-extra-non-null-assertion': 'f(a!!);',
  'typescript/no-inferrable-types': 'export const b: number = 1;',
  'typescript/no-misused-new': 'export interface B { new (): B }',
  'typescript/no-namespace': 'export namespace B { export const c = 1; }',
  'typescript/no-non-null-asserted-optional-chain': 'f(a?.b!);',
  'typescript/no-require-imports': "import b = require('b'); f(b);",
  'typescript/no-this-alias': 'export function g(this: unknown) { const b = this; f(b); }',
  'typescript/no-unnecessary-type-constraint': 'export type B<C extends unknown> = C;',
  'typescript/no-unsafe-declaration-merging': 'export interface B { c: 1 } export class B {}',
  'typescript/no-unsafe-function-type': 'export type B = Function;',
  'typescript/no-wrapper-object-types': 'export type B = String;',
  'typescript/prefer-as-const': "export const b = 'c' as 'c';",
  'typescript/prefer-function-type': 'export interface B { (): string }',
  'typescript/prefer-namespace-keyword': 'module B {}',
  'typescript/triple-slash-reference': '/// <reference path="b" />\nf();',
  'house/syntax': 'export default 1;',
};

/** Asked of the compiler. */
const TYPED = [
  'await-thenable',
  'no-array-delete',
  'no-base-to-string',
  'no-duplicate-type-constituents',
  'no-floating-promises',
  'no-for-in-array',
  'no-implied-eval',
  'no-misused-promises',
  'no-redundant-type-constituents',
  'no-unnecessary-type-assertion',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-enum-comparison',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'no-unsafe-unary-minus',
  'only-throw-error',
  'prefer-promise-reject-errors',
  'require-await',
  'restrict-plus-operands',
  'restrict-template-expressions',
  'switch-exhaustiveness-check',
  'unbound-method',
  'non-nullable-type-assertion-style',
  'prefer-find',
  'prefer-includes',
  'prefer-nullish-coalescing',
  'prefer-optional-chain',
  'prefer-regexp-exec',
  'prefer-string-starts-ends-with',
].map((rule) => `typescript/${rule}`);

/** Kept here, since only they may be read as sloppy code, which no module of the house is: in one they are faults of its syntax. */
const SYNTAX = ['no-delete-var', 'no-nonoctal-decimal-escape', 'no-with'];

const HEAD = { mjs: "import { f, a } from './a.mjs';\n", ts: "import { f, a } from './a.ts';\n" };

test('finds what each rule is for', () => {
  const planted = [
    ...Object.entries({ ...IN_ALL, ...IN_SCRIPTS }).map(([rule, text]) => [rule, 'mjs', text] as const),
    ...Object.entries({ ...IN_ALL, ...IN_SOURCES }).map(([rule, text]) => [rule, 'ts', text] as const),
  ].map(([rule, ext, text]) => ({
    rule,
    file: `src/cli/${rule.replace('/', '-')}.${ext}`,
    text: text.startsWith('///') ? `${text}\n${HEAD[ext]}` : `${HEAD[ext]}${text}\n`,
  }));
  const found = linted(Object.fromEntries(planted.map(({ file, text }) => [file, text])));
  const missed = planted.filter(({ rule, file }) => {
    const [plugin, name] = rule.includes('/') ? rule.split('/') : ['eslint', rule];
    const own = SYNTAX.includes(rule) ? `syntax ${file}:` : `${plugin}(${name}) ${file}:`;
    return !found.some((line) => line.includes(own));
  });
  expect(missed.map(({ rule, file }) => [rule, found.filter((line) => line.includes(` ${file}:`))])).toEqual([]);
});

test('no rule is asked that is not tried', () => {
  const text = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const config = JSON.parse(text) as { rules: object; overrides: { files: string[]; rules: object }[] };
  const asked = [config, ...config.overrides].flatMap(({ rules = {} }) => Object.keys(rules));
  const tried = Object.keys({ ...IN_ALL, ...IN_SCRIPTS, ...IN_SOURCES });
  const elsewhere = ['no-restricted-globals', 'no-restricted-imports', 'no-restricted-properties', 'house/layout'];
  expect([...new Set(asked)].filter((rule) => ![...tried, ...TYPED, ...elsewhere].includes(rule))).toEqual([]);
});
