/** fast-check with one fixed seed for all tests: what is made up is the same in every run. Import it from here (a lint rule says so). */
import fc from 'fast-check';

fc.configureGlobal({ seed: 8 });

export { fc };
