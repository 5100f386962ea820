import type { Domain } from '#server/kernel/domain.ts';
import { rowsBy } from '#server/kernel/retention/retention.ts';
import { archive } from './archive.ts';
import { endImportFiles, runImport, takeBackImportTask } from './jobs.ts';
import { importRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'imports',
  routes: [importRoutes],
  heavyTasks: { 'run-import': runImport, 'take-back-import': takeBackImportTask },
  routines: [{ name: 'end-import-files', cron: '23 3 * * *', run: endImportFiles }],
  archive,
  retention: { ofChildren: rowsBy('child_id', 'import_aside') },
};
