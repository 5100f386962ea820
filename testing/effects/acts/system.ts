import type { Acts } from '../act.ts';

export const acts: Acts = {
  // With two centers nobody of them may; what it leaves behind is in src/server/domains/system/*.test.ts.
  'POST /api/system/backup': {},
  'POST /api/system/backups/:name/download': {},
  'POST /api/system/recovery-key': {},
  'PUT /api/system/recovery-key': {},
};
