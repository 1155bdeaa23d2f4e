import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

/** The floors that hold rules: pure, so that the same race comes out in every browser, on every server, in every bot's head. */
const RULE_FLOORS = ['kit', 'course', 'scenario', 'games', 'bots', 'table'];

const TIME = 'Rule floors have no clock: time is a fact from outside, passed in as an argument.';
const LATER = 'Nothing happens later on its own on rule floors: return what is to be done and let cli, web or server do it.';
const CHANCE = 'Chance is a seat: list the outcomes and let a dealer answer; bots and simulations take a generator of kit/random.ts.';
const WORLD = 'Rule floors do not touch the world: return a value, a Problem or a Refusal and let cli, web or server deal with it.';

const GLOBALS = [
  ...['Date', 'performance', 'Temporal', 'Intl'].map((name) => ({ name, message: TIME })),
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'].map((name) => ({ name, message: LATER })),
  { name: 'crypto', message: CHANCE },
  ...['console', 'process', 'globalThis', 'window', 'document', 'fetch', 'localStorage', 'navigator', 'Buffer'].map((name) => ({
    name,
    message: WORLD,
  })),
];

const ENGINES = 'Its last digits differ between engines, so no decision may hang on it: use whole numbers, or + - * / and Math.sqrt.';
const PROPERTIES = [
  { object: 'Math', property: 'random', message: CHANCE },
  { object: 'Date', property: 'now', message: TIME },
];
const INEXACT = ['exp', 'expm1', 'log', 'log2', 'log10', 'pow', 'tanh', 'sinh', 'cosh', 'sin', 'cos', 'tan', 'cbrt', 'hypot'].map(
  (property) => ({
    object: 'Math',
    property,
    message: ENGINES,
  }),
);

const SYNTAX = [
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

const LAYOUT = {
  selector: "MemberExpression[computed=false][property.name='d']",
  message: "Where the numbers of a state lie is its game's own business: ask by a function of the game's reading.ts.",
};

const PACKAGES = 'Rule floors have no packages and no Node modules: pass in what is needed, or write the few lines in kit.';

/** @param {string} allowed packages a floor may use, as a regular expression */
const imports = (allowed) => [{ regex: allowed === '' ? '^[^.]' : `^(?!(${allowed})(/|$))[^.]`, message: PACKAGES }];

export default ts.config(
  { ignores: ['dist/', 'coverage/', 'test-results/', 'node_modules/', '.stryker-tmp/', '.svelte-kit/'] },
  js.configs.recommended,
  {
    // what needs types is asked by oxlint (.oxlintrc.json), which knows no selectors and no components
    files: ['**/*.ts'],
    extends: [...ts.configs.recommended, ...ts.configs.stylistic],
  },
  {
    files: ['**/*.svelte'],
    extends: [...ts.configs.recommendedTypeChecked, ...ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: 'src/web/tsconfig.json', tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // typed arrays read by an index that is known to be inside: `!` is the honest way to say so
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-non-null-assertion': 'off',
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      'no-restricted-syntax': ['error', ...SYNTAX],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: 'error',
    },
  },
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // props are destructured with `let`, by custom
    rules: {
      'no-undef': 'off',
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // asks for the type of every name; there are no stores (the next rule)
      'svelte/require-store-reactive-access': 'off',
    },
  },
  {
    files: ['src/web/**/*.ts', 'src/web/**/*.svelte'],
    rules: {
      'no-restricted-imports': ['error', { paths: [{ name: 'svelte/store', message: 'What changes is a rune: $state, $derived.' }] }],
    },
  },
  {
    files: RULE_FLOORS.map((floor) => `src/${floor}/**/*.ts`),
    rules: {
      'no-restricted-globals': ['error', ...GLOBALS],
      'no-restricted-properties': ['error', ...PROPERTIES],
      'no-restricted-imports': ['error', { patterns: imports('') }],
    },
  },
  {
    files: ['games', 'bots', 'table'].map((floor) => `src/${floor}/**/*.ts`),
    rules: { 'no-restricted-properties': ['error', ...PROPERTIES, ...INEXACT] },
  },
  {
    files: ['src/games/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...imports(''),
            { regex: 'course/(drawing|svg)', message: 'Games never see a drawing: take the graph.' },
            { regex: 'course/', importNamePattern: '([Dd]raw|[Ss]vg|SVG)', message: 'Games never see a drawing: take the graph.' },
          ],
        },
      ],
    },
  },
  {
    files: ['bots', 'table', 'cli', 'server', 'web'].map((room) => `src/${room}/**/*.{ts,svelte}`),
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, LAYOUT] },
  },
  { files: ['src/table/**/*.ts'], rules: { 'no-restricted-imports': ['error', { patterns: imports('@noble/hashes|valibot') }] } },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'fast-check', message: 'No test hangs on luck: take fc from test/fast-check.ts, which has a fixed seed.' }] },
      ],
    },
  },
  { files: ['test/fast-check.ts'], rules: { 'no-restricted-imports': 'off' } },
  // the shapes of configuration files are their tools' own
  { files: ['*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        performance: 'readonly',
        URL: 'readonly',
        module: 'writable',
        require: 'readonly',
      },
    },
  },
);
