import type { Domain } from '#server/kernel/domain.ts';
import { archive } from './archive.ts';
import { remindOfDocuments } from './reminders.ts';
import { retention } from './retention.ts';
import { childDocumentRoutes } from './routes.ts';

export const domain: Domain = {
  name: 'child-documents',
  routes: [childDocumentRoutes],
  routines: [{ name: 'remind-of-documents', cron: '23 * * * *', run: remindOfDocuments }],
  archive,
  retention,
};
