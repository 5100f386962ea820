import { stringify } from 'csv-stringify/sync';
import type { PayrollMap } from '#contract/timesheets-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { payRateOn } from '#server/domains/employment/pay.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { maySeePay } from './access.ts';
import { periodAt } from './hours.ts';
import { columnsOf } from './payroll-maps.ts';
import { cellOf } from './payroll-rules.ts';
import { timesheetsOfPeriod } from './queries.ts';
import { settingNow } from './settings.ts';

/**
 * The exported hours of the period in which a date lies, as they were approved. Programs read it, so it begins with its headings and
 * not with a mark of its encoding; texts stay texts where a spreadsheet opens it.
 */
export async function payrollFile(
  scope: Scope,
  server: Server,
  { date, map }: { readonly date: string; readonly map: PayrollMap },
): Promise<FileAnswer> {
  const { from, to } = await periodAt(scope, date);
  const [people, setting] = await Promise.all([scope.all(timesheetsOfPeriod(from, ['exported'])), settingNow(scope)]);
  if (people.length === 0) throw conflict('No timesheet of this pay period is exported yet');
  const seesPay = maySeePay((await scope.opened).actor);
  const columns = columnsOf(map, setting.columns).filter(({ field }) => field !== 'payRate' || seesPay);
  if (columns.length === 0) throw conflict('Choose at least one column in the settings first');
  const rates = new Map<number, number | null>();
  if (columns.some(({ field }) => field === 'payRate'))
    for (const { staffId } of people) rates.set(staffId, await payRateOn(server, scope, staffId, to));
  const payable = people.map((person) => ({ ...person, payRate: rates.get(person.staffId) ?? null }));
  const text = stringify(
    payable.map((person) => columns.map(({ field }) => cellOf(field, person, setting))),
    { header: true, columns: columns.map(({ header }) => header), escape_formulas: true },
  );
  audit(scope, {
    action: 'export',
    entity: 'timesheet',
    ids: people.map(({ id }) => id),
    after: { from, to, map },
  });
  return { name: `payroll-${map}-${from}-${to}.csv`, type: 'text/csv; charset=utf-8', content: Buffer.from(text) };
}
