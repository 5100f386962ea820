import { type Retention, rowsBy } from '#server/kernel/retention/retention.ts';

export const retention: Retention = { ofGuardians: rowsBy('guardian_id', 'camera_block') };
