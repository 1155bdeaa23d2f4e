import { createHash } from 'node:crypto';
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import { SHORT_LINK_PATTERN } from '../../protocol/index.ts';
import type { AddressBudget } from '../races/index.ts';
import type { Store } from '../store/index.ts';

/** Short links to addresses of the page, which may contain a whole race. */
export interface ShortLinks {
  /** Answers when the link is stored. Problem: `wire-often` (the address has stored too many bytes). */
  make(target: string, address: string): Promise<Result<string, readonly Problem[]>>;
  /** Null: unknown, or made too long ago. */
  find(id: string): Promise<string | null>;
}

const KEPT_MS = 400 * 86_400_000;
const ID_LENGTH = 12;

export function createShortLinks(store: Pick<Store, 'shared'>, budget: AddressBudget): ShortLinks {
  return {
    async make(target, address) {
      const within = budget.check(address);
      if (!within.ok) return fail(within.error);
      budget.spend(address, { bytes: target.length });
      // the same address gets the same link
      const id = createHash('sha256').update(target).digest('base64url').slice(0, ID_LENGTH);
      await store.shared.addLink(id, target, KEPT_MS);
      return ok(id);
    },
    find: async (id) => (SHORT_LINK_PATTERN.test(id) ? store.shared.findLink(id) : null),
  };
}
