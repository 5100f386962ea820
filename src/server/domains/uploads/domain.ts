import type { Domain } from '#server/kernel/domain.ts';
import { sweepFiles, uploadFolders } from './jobs.ts';
import { uploadRoutes } from './routes.ts';

export const domain: Domain = {
  name: 'uploads',
  routes: [uploadRoutes],
  routines: [{ name: 'sweep-files', cron: '41 * * * *', run: sweepFiles }],
  storedFolders: uploadFolders,
};
