import { type Retention, rowsBy } from '#server/kernel/retention/retention.ts';

export const retention: Retention = {
  ofGuardians: rowsBy('guardian_id', 'totp', 'passkey', 'recovery_code', 'account_challenge', 'email_change'),
  ofStaff: rowsBy('staff_id', 'totp', 'passkey', 'recovery_code', 'account_challenge', 'email_change'),
};
