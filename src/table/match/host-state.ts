import type { Role } from './host-options.ts';

/** What a host knows of itself, beside the race. */
export interface HostState {
  role: Role;
  ended: boolean;
  /** Something is wrong with the host itself, in words. */
  broken: string | null;
  /** Whether this host may store anything. */
  readonly isHere: boolean;
}

export const createHostState = (role: Role): HostState => ({
  role,
  ended: false,
  broken: null,
  get isHere() {
    return !this.ended && this.role !== 'reader';
  },
});

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
