import { type Retention, rowsBy, rowsOlderThan } from '#server/kernel/retention/retention.ts';

/** What a person said at the clock goes with their duties; what tablets sent in vain goes with its period. */
export const retention: Retention = {
  records: [rowsOlderThan('staff', ['refused_punch', 'received_at'])],
  ofStaff: rowsBy('staff_id', 'refused_punch', 'duty_request', 'punch'),
};
