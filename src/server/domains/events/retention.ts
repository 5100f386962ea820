import { type Retention, rowsBy } from '#server/kernel/retention/retention.ts';

export const retention: Retention = {
  ofGuardians: rowsBy('guardian_id', 'calendar_feed', 'event_answer'),
  ofStaff: rowsBy('staff_id', 'calendar_feed', 'event_answer'),
};
