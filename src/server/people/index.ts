export { createPeople } from './people.ts';
export type { Me, People, PersonTold } from './people.ts';
