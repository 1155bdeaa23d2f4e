/** Vitest's V8 coverage for the compiled files of `compile.mjs`, whose counts are mapped back to their sources. */
import v8 from '@vitest/coverage-v8';
import { V8CoverageProvider } from '@vitest/coverage-v8/dist/provider.js';
import { readFileSync } from 'node:fs';
import { compiledOf, sourceOf } from './compile.mjs';

class NativeCoverage extends V8CoverageProvider {
  /**
   * @param {string} file
   * @param {string} [root]
   */
  isIncluded(file, root) {
    return super.isIncluded(sourceOf(file), root);
  }

  /**
   * @param {string} url
   * @param {any} project
   * @param {string} environment
   */
  async transformFile(url, project, environment) {
    const compiled = compiledOf(sourceOf(url));
    if (this.ctx.config.watch || compiled === sourceOf(compiled)) return super.transformFile(url, project, environment);
    return { code: readFileSync(compiled, 'utf8'), map: JSON.parse(readFileSync(`${compiled}.map`, 'utf8')) };
  }
}

export default { ...v8, getProvider: () => new NativeCoverage() };
