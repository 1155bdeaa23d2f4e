/** fast-check with one fixed seed, so that every run has the same cases. A lint rule requires this import. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 8 });

export { fc };
