import { sql } from 'kysely';
import type { PayrollField } from '#contract/timesheets-choices.ts';

export interface PayrollSetting {
  readonly companyCode: string | null;
  readonly doubleTimeCode: string | null;
  readonly columns: { header: string; field: PayrollField }[];
  readonly version: number;
}
/** @known the command checks the columns' fields */
export const payrollSetting = () =>
  sql<PayrollSetting>`select company_code, double_time_code, columns, version from payroll_setting`;

/** Of two who set how hours leave, one comes after the other. */
export const lockSettings = () =>
  sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:timesheet-settings', app_center()))`;

export const putPayrollSetting = ({ companyCode, doubleTimeCode, columns, version }: PayrollSetting) => sql`
  insert into payroll_setting (company_code, double_time_code, columns, version)
  values (${companyCode}, ${doubleTimeCode}, ${JSON.stringify(columns)}::jsonb, ${version}::int)
  on conflict (center_id) do update set company_code = excluded.company_code, double_time_code = excluded.double_time_code,
    columns = excluded.columns, version = excluded.version`;

export const putPayrollNumber = (staffId: number, number: string) => sql`
  insert into payroll_number (staff_id, number) values (${staffId}, ${number})
  on conflict (center_id, staff_id) do update set number = excluded.number`;

export const deletePayrollNumber = (staffId: number) => sql`delete from payroll_number where staff_id = ${staffId}`;
