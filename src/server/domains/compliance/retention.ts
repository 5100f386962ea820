import { type Retention, rowsBy, rowsOlderThan } from '#server/kernel/retention/retention.ts';

export const retention: Retention = {
  records: [
    rowsOlderThan('children', ['headcount', 'counted_at']),
    rowsOlderThan('children', ['inspector_link', 'expires_at'], ['inspector_access', 'link_id']),
  ],
  ofChildren: rowsBy('child_id', 'immunization', 'immunization_exemption'),
};
