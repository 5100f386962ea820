import type { AuditField } from '#server/kernel/audit/fields.ts';

/** In English a name is what the log itself says, but for these. */
export const fieldsEn: Readonly<Partial<Record<AuditField, string>>> = {
  achAccountLastFour: 'ACH account, last four digits',
  achAccountName: 'ACH account name',
  achBankName: 'ACH bank name',
  achRoutingNumber: 'ACH routing number',
  ein: 'EIN',
  id: 'No.',
};
