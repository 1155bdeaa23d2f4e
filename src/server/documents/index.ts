export { createDocuments, type Documents } from './documents.ts';
