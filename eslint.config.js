// before the Svelte parser
import './tools/lint-components-once.mjs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { LAYOUT, SYNTAX } from './tools/lint-rules.mjs';

/** Svelte components and modules with runes, which oxlint does not read. oxlint lints everything else in a twentieth of the time (.oxlintrc.json). */
export default ts.config(
  {
    ignores: [
      'dist/',
      'coverage/',
      'test-results/',
      'node_modules/',
      '.stryker-tmp/',
      '.svelte-kit/',
      '.svelte-check/',
      '**/*.{js,mjs,cjs,ts}',
      '!**/*.svelte.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.svelte.ts'],
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
    files: ['**/*.svelte', '**/*.svelte.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // `!` after an index of a typed array that is known to be in range
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-non-null-assertion': 'off',
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      'no-restricted-syntax': ['error', ...SYNTAX, ...LAYOUT],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: 'error',
    },
  },
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // Svelte props are destructured with `let`
    rules: {
      'no-undef': 'off',
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // slow, because it needs the type of every name, and stores are forbidden below
      'svelte/require-store-reactive-access': 'off',
    },
  },
  {
    files: ['src/web/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: [{ name: 'svelte/store', message: 'State is a rune: $state, $derived.' }] }],
    },
  },
);
