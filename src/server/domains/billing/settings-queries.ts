import { db } from '#server/db/sql.ts';

export interface SettingsRow {
  readonly automaticInvoices: boolean;
  /** Since when invoices are made by the clock. */
  readonly automaticSince: string | null;
  readonly invoiceDaysBefore: number;
  readonly dueDaysAfter: number;
  readonly reminderDays: number[];
  readonly lateFeePerMinute: number;
  readonly lateFeeGraceMinutes: number;
  readonly lateFeeMost: number | null;
  readonly automaticLateFees: boolean;
  readonly version: number;
}

export const settingsRow = () =>
  db
    .selectFrom('billingSettings')
    .select([
      'automaticInvoices',
      'automaticSince',
      'invoiceDaysBefore',
      'dueDaysAfter',
      'reminderDays',
      'lateFeePerMinute',
      'lateFeeGraceMinutes',
      'lateFeeMost',
      'automaticLateFees',
      'version',
    ]);

export const updateSettings = (changes: Partial<Omit<SettingsRow, 'version'>>) =>
  db.updateTable('billingSettings').set((eb) => ({ ...changes, version: eb('version', '+', 1) }));

/** As the columns' defaults have them. */
export const insertSettings = () => db.insertInto('billingSettings').defaultValues();
export const insertCounters = () => db.insertInto('billingCounter').values([{ kind: 'invoice' }, { kind: 'receipt' }]);
