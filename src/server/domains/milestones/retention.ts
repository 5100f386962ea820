import { type Retention, rowsBy } from '#server/kernel/retention/retention.ts';

export const retention: Retention = {
  ofChildren: rowsBy('child_id', 'child_milestone', 'milestone_badge', 'milestone_progress'),
  ofGuardians: rowsBy('guardian_id', 'milestone_receipt'),
};
