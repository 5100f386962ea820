import type { Domain } from '#server/kernel/domain.ts';
import { endRetention } from './jobs.ts';

export const domain: Domain = {
  name: 'retention',
  routines: [{ name: 'end-retention', cron: '53 2 * * *', run: endRetention }],
};
