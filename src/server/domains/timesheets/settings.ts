import type { z } from 'zod';
import type { timesheets as contract } from '#contract/timesheets.ts';
import type { Scope } from '#server/db/scope.ts';
import { noSuchStaffMember } from '#server/domains/staff/commands.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { invalid, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import { zoneOf } from './hours.ts';
import { mapsFound, PAYROLL } from './payroll-maps.ts';
import { periodOf, ruleOn } from './period-rules.ts';
import { deletePayRulesFrom, lastSignedDay, lockHoursOf, memberOf, payRules, putPayRule } from './queries.ts';
import {
  deletePayrollNumber,
  lockSettings,
  type PayrollSetting,
  payrollSetting,
  putPayrollNumber,
  putPayrollSetting,
} from './settings-queries.ts';

type Settings = z.input<(typeof contract)['GET /api/timesheets/settings']['reply']>;
type Said = z.output<(typeof contract)['PUT /api/timesheets/settings']['body']>;

/** What holds before a Director has said anything. */
const NO_SETTING: PayrollSetting = {
  companyCode: null,
  doubleTimeCode: null,
  columns: [
    { header: 'last_name', field: 'lastName' },
    { header: 'first_name', field: 'firstName' },
    { header: 'regular_hours', field: 'regularHours' },
    { header: 'overtime_hours', field: 'overtimeHours' },
    { header: 'double_time_hours', field: 'doubleHours' },
  ],
  version: 1,
};
export const settingNow = async (scope: Scope): Promise<PayrollSetting> =>
  (await scope.maybe(payrollSetting())) ?? NO_SETTING;

async function ruleNow(scope: Scope) {
  const [rules, zone] = await Promise.all([scope.all(payRules()), zoneOf(scope)]);
  const today = dayAt(scope.now, zone);
  const rule = ruleOn(rules, today);
  // Before anything was set the period that runs says more than a day long past.
  const isSet = rules.some(({ fromDate }) => fromDate === rule.fromDate);
  return { ...rule, startsOn: isSet ? rule.fromDate : periodOf(rules, today).from };
}

export async function readSettings(scope: Scope): Promise<Settings> {
  const [{ payPeriod, startsOn, roundingMinutes }, setting, { date }] = await Promise.all([
    ruleNow(scope),
    settingNow(scope),
    scope.one(lastSignedDay()),
  ]);
  return {
    payPeriod,
    startsOn,
    roundingMinutes,
    changeableFrom: date && addDays(date, 1),
    ...setting,
    maps: mapsFound(PAYROLL),
  };
}

/** Sets periods, rounding and columns. Periods and rounding hold from a day on that lies behind everything that is signed. */
export async function changeSettings(scope: Scope, { version, ...said }: Said): Promise<Settings> {
  await scope.all(lockSettings());
  const [before, rule] = await Promise.all([settingNow(scope), ruleNow(scope)]);
  refuseStale(before, version);
  const { payPeriod, startsOn, roundingMinutes, companyCode, doubleTimeCode, columns } = said;
  const isOther =
    payPeriod !== rule.payPeriod || startsOn !== rule.startsOn || roundingMinutes !== rule.roundingMinutes;
  if (isOther) {
    const { date } = await scope.one(lastSignedDay());
    if (date !== null && startsOn <= date)
      throw invalid({ startsOn: withValues('Hours are signed up to {{date}}. Choose a later day.', { date }) });
    await scope.count(deletePayRulesFrom(startsOn));
    await scope.count(putPayRule({ fromDate: startsOn, payPeriod, roundingMinutes }));
  }
  const after = { companyCode, doubleTimeCode, columns };
  await scope.count(putPayrollSetting({ ...after, version: before.version + 1 }));
  audit(scope, {
    action: 'set timesheet rules',
    entity: 'timesheet',
    ids: [],
    before: {
      payPeriod: rule.payPeriod,
      startsOn: rule.startsOn,
      roundingMinutes: rule.roundingMinutes,
      companyCode: before.companyCode,
      doubleTimeCode: before.doubleTimeCode,
      columns: before.columns,
    },
    after: said,
  });
  scope.touch('timesheets');
  return readSettings(scope);
}

/** Sets the number by which the payroll service knows somebody; null takes it away. */
export async function setPayrollNumber(scope: Scope, staffId: number, number: string | null) {
  await scope.all(lockHoursOf([staffId]));
  const before = orRefuse(await scope.maybe(memberOf(staffId)), noSuchStaffMember());
  if (before.payrollNumber === number) return { number };
  await scope.count(number === null ? deletePayrollNumber(staffId) : putPayrollNumber(staffId, number));
  audit(scope, {
    action: 'set payroll number',
    entity: 'timesheet',
    ids: [],
    before: { staffId, number: before.payrollNumber },
    after: { staffId, number },
  });
  scope.touch('timesheets');
  return { number };
}
