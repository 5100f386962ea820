import type { BillingSettings } from '#web/domains/billing/rules.ts';
import { centsOf, typedMoney } from '#web/lib/money.ts';

/** The rules, as typed. */
export type RuleValues = {
  automaticInvoices: boolean;
  invoiceDaysBefore: string;
  dueDaysAfter: string;
  /** '3, 10'; a day below zero is before the due day. */
  reminderDays: string;
  lateFeePerMinute: string;
  lateFeeGraceMinutes: string;
  /** '' for no limit. */
  lateFeeMost: string;
  automaticLateFees: boolean;
};

export const valuesOf = (settings: BillingSettings): RuleValues => ({
  automaticInvoices: settings.automaticInvoices,
  invoiceDaysBefore: String(settings.invoiceDaysBefore),
  dueDaysAfter: String(settings.dueDaysAfter),
  reminderDays: settings.reminderDays.join(', '),
  lateFeePerMinute: typedMoney(settings.lateFeePerMinute),
  lateFeeGraceMinutes: String(settings.lateFeeGraceMinutes),
  lateFeeMost: settings.lateFeeMost === null ? '' : typedMoney(settings.lateFeeMost),
  automaticLateFees: settings.automaticLateFees,
});

export const bodyOf = (values: RuleValues) => ({
  automaticInvoices: values.automaticInvoices,
  invoiceDaysBefore: Number(values.invoiceDaysBefore),
  dueDaysAfter: Number(values.dueDaysAfter),
  reminderDays: daysOf(values.reminderDays) ?? [],
  lateFeePerMinute: centsOf(values.lateFeePerMinute) ?? 0,
  lateFeeGraceMinutes: Number(values.lateFeeGraceMinutes),
  lateFeeMost: values.lateFeeMost.trim() === '' ? null : (centsOf(values.lateFeeMost) ?? 0),
  automaticLateFees: values.automaticLateFees,
});

/** '3, 10' as numbers; undefined where one is none. */
export function daysOf(typed: string): number[] | undefined {
  const parts = typed.split(/[,;\s]+/).filter(Boolean);
  const days = parts.map((part) => Number(part.replace('−', '-')));
  return days.every(Number.isInteger) ? days : undefined;
}

/** A whole number from 0 on, as typed. */
export const isCount = (typed: string): boolean => /^\d{1,3}$/.test(typed.trim());

/** The form's fields by the names under which the server refuses them. */
export const FIELDS = [
  'invoiceDaysBefore',
  'dueDaysAfter',
  'reminderDays',
  'lateFeePerMinute',
  'lateFeeGraceMinutes',
  'lateFeeMost',
] as const;
