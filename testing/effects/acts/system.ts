import type { Acts } from '../act.ts';

export const acts: Acts = {
  // With two centers nobody of them may; what it leaves behind is in src/server/domains/system/nightly.test.ts.
  'POST /api/system/backup': {},
};
