import type { PayrollField } from '#contract/timesheets-choices.ts';
import type { Minutes } from './hours.ts';

/** Somebody's hours of a period, as they are paid. */
export interface Payable extends Minutes {
  readonly firstName: string;
  readonly lastName: string;
  readonly payrollNumber: string | null;
  readonly from: string;
  readonly to: string;
  /** In cents; null: not said, or not asked for. */
  readonly payRate: number | null;
}
export interface Codes {
  readonly companyCode: string | null;
  readonly doubleTimeCode: string | null;
}

/** What a column holds of somebody. Hours have two decimals; what isn't known is empty. */
export function cellOf(field: PayrollField, person: Payable, { companyCode, doubleTimeCode }: Codes): string {
  const { firstName, lastName, payrollNumber, from, to, regular, overtime, double, unpaid, off, payRate } = person;
  const cells: Readonly<Record<PayrollField, string | null>> = {
    lastName,
    firstName,
    fullName: `${firstName} ${lastName}`,
    payrollNumber,
    companyCode,
    batch: to.replaceAll('-', '').slice(2),
    periodFrom: from,
    periodTo: to,
    regularHours: hours(regular),
    overtimeHours: hours(overtime),
    doubleHours: hours(double),
    doubleCode: double > 0 ? doubleTimeCode : null,
    workedHours: hours(regular + overtime + double),
    unpaidHours: hours(unpaid),
    offHours: hours(off),
    payRate: payRate === null ? null : (payRate / 100).toFixed(2),
  };
  return cells[field] ?? '';
}

const hours = (minutes: number) => (minutes / 60).toFixed(2);
