import { type Retention, rowsOlderThan } from '#server/kernel/retention/retention.ts';

/** What was counted at a roll call goes with it. */
export const retention: Retention = {
  records: [
    rowsOlderThan(
      'children',
      ['roll_call', 'started_at'],
      ['roll_call_child', 'roll_call_id'],
      ['headcount', 'roll_call_id'],
    ),
  ],
};
