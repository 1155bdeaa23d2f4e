export { createPeople } from './people.ts';
export type { People } from './people.ts';
