import { type Acts, by } from '../act.ts';

export const acts: Acts = {
  'PUT /api/dashboard/first-steps': {
    'put away': by('Director', () => ({ body: { isDismissed: true } })),
    'brought back': by('Director', () => ({ body: { isDismissed: false } })),
  },
};
