import type { Domain } from '#server/kernel/domain.ts';
import { archive } from './archive.ts';
import { retention } from './retention.ts';
import { taxDocumentRoutes } from './routes.ts';

export const domain: Domain = {
  name: 'tax-documents',
  topics: ['tax-documents'],
  routes: [taxDocumentRoutes],
  retention,
  archive,
};
