import type { Domain } from '#server/kernel/domain.ts';
import { beginWithLanguage, endWithCommunication } from './commands.ts';
import { mailRegularly } from './regular.ts';
import { retention } from './retention.ts';
import { preferenceRoutes } from './routes.ts';

export const domain: Domain = {
  name: 'preferences',
  routes: [preferenceRoutes],
  routines: [{ name: 'mail-regularly', cron: '*/10 * * * *', run: mailRegularly }],
  listens: [beginWithLanguage, endWithCommunication],
  retention,
};
