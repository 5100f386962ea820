import { type Retention, rowsBy } from '#server/kernel/retention/retention.ts';

export const retention: Retention = {
  ofChildren: rowsBy('child_id', 'presence_move'),
};
