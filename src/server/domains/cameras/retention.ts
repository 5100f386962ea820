import { type Retention, rowsBy, rowsOlderThan } from '#server/kernel/retention/retention.ts';

export const retention: Retention = {
  records: [
    rowsOlderThan('children', ['camera_view', 'started_at']),
    rowsOlderThan('children', ['room_privacy', 'started_at']),
  ],
  ofGuardians: rowsBy('guardian_id', 'camera_block'),
};
