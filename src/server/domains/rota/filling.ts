import type { Scope } from '#server/db/scope.ts';
import { mondayOf } from '#server/domains/schedules/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { planOf } from './commands.ts';
import { type Filling, fillingOf } from './filling-rules.ts';
import { insertShifts, lockRota, roomsToPlan, shiftsBetween, staffToPlan } from './queries.ts';
import { checkPlan, kept, type Plan } from './rules.ts';
import {
  deleteTemplate,
  deleteTemplateNamed,
  insertTemplate,
  insertTemplateShifts,
  shiftsOfTemplate,
  templateById,
} from './template-queries.ts';
import { plannedIn, todayOf, weekAround } from './week.ts';

/** How many shifts a filling added, left out and opened. */
const told = ({ added, skipped, opened }: Filling) => ({ added: added.length, skipped, opened });

async function planWeekBy(scope: Scope, date: string, plans: readonly Plan[]): Promise<Filling & { ids: number[] }> {
  const week = await weekAround(scope, date);
  if (week.to < week.today) throw invalid({ into: 'Choose a week that has not passed' });
  const [staff, rooms] = await Promise.all([
    scope.all(staffToPlan([...new Set(plans.flatMap(({ staffId }) => staffId ?? []))])),
    scope.all(roomsToPlan([...new Set(plans.flatMap(({ roomId }) => roomId ?? []))])),
  ]);
  const openOn = new Set(week.days.map((day) => day.date));
  const filling = fillingOf(plans, {
    isAhead: (day) => day >= week.today,
    isOpen: (day) => openOn.has(day),
    staffIds: new Set(staff.map(({ id }) => id)),
    roomIds: new Set(rooms.map(({ id }) => id)),
    planned: plannedIn(week).map(planOf),
  });
  const ids = (await scope.all(insertShifts(filling.added))).map(({ id }) => id);
  if (ids.length > 0) scope.touch('rota');
  return { ...filling, ids };
}

async function plannedOfWeek(scope: Scope, date: string): Promise<Plan[]> {
  const from = mondayOf(date);
  const to = addDays(from, 6);
  return plannedIn({ from, to, shifts: await scope.all(shiftsBetween(from, to)) }).map(planOf);
}

/** Plans the week of one date as that of another is planned (rota-7). */
export async function copyWeek(scope: Scope, { from, into }: { readonly from: string; readonly into: string }) {
  scope.later(lockRota());
  const [source, target] = [mondayOf(from), mondayOf(into)];
  if (source === target) throw invalid({ into: 'Choose another week' });
  const plans = await plannedOfWeek(scope, source);
  if (plans.length === 0) throw conflict('Nothing is planned in this week');
  const filling = await planWeekBy(
    scope,
    target,
    plans.map((plan) => ({ ...plan, date: addDays(target, weekdayOf(plan.date) - 1) })),
  );
  if (filling.ids.length > 0)
    audit(scope, { action: 'copy rota', entity: 'shift', ids: filling.ids, after: { from: source, to: target } });
  return told(filling);
}

/** Plans shifts that were proposed for the week of a date, as far as they fit still (rota-10). */
export async function acceptShifts(
  scope: Scope,
  { from, shifts }: { readonly from: string; readonly shifts: readonly Plan[] },
) {
  scope.later(lockRota());
  const monday = mondayOf(from);
  const today = await todayOf(scope);
  const plans = shifts.map(kept);
  for (const plan of plans) {
    const refused =
      mondayOf(plan.date) === monday ? checkPlan(plan, today) : invalid({ shifts: 'Choose shifts of one week' });
    if (refused) throw refused;
  }
  const filling = await planWeekBy(scope, monday, plans);
  if (filling.ids.length > 0)
    audit(scope, { action: 'accept proposed shifts', entity: 'shift', ids: filling.ids, after: { to: monday } });
  return told(filling);
}

/** Keeps the week of a date under a name, in place of what had it. */
export async function keepTemplate(scope: Scope, { name, from }: { readonly name: string; readonly from: string }) {
  scope.later(lockRota());
  const plans = await plannedOfWeek(scope, from);
  if (plans.length === 0) throw conflict('Nothing is planned in this week');
  await scope.count(deleteTemplateNamed(name));
  const { id } = await scope.one(insertTemplate(name, scope.now));
  const shifts = plans.map(({ date, ...plan }) => ({ ...plan, weekday: weekdayOf(date) }));
  await scope.count(insertTemplateShifts(id, shifts));
  audit(scope, {
    action: 'keep rota template',
    entity: 'rota_template',
    ids: [id],
    after: { name, from: mondayOf(from) },
  });
  scope.touch('rota');
  return scope.one(templateById(id));
}

/** Plans the week of a date by a template (rota-7). */
export async function applyTemplate(scope: Scope, id: number, date: string) {
  scope.later(lockRota());
  const { name } = orRefuse(await scope.maybe(templateById(id)), noSuchTemplate());
  const monday = mondayOf(date);
  const shifts = await scope.all(shiftsOfTemplate(id));
  const filling = await planWeekBy(
    scope,
    monday,
    shifts.map(({ weekday, ...plan }) => ({ ...plan, date: addDays(monday, weekday - 1) })),
  );
  if (filling.ids.length > 0)
    audit(scope, { action: 'apply rota template', entity: 'shift', ids: filling.ids, after: { name, to: monday } });
  return told(filling);
}

/** Removes a template; a second time nothing happens. */
export async function removeTemplate(scope: Scope, id: number): Promise<void> {
  const row = await scope.maybe(templateById(id));
  if (!row || (await scope.all(deleteTemplate(id))).length === 0) return;
  audit(scope, { action: 'remove rota template', entity: 'rota_template', ids: [id], before: { name: row.name } });
  scope.touch('rota');
}

const noSuchTemplate = () => notFound('This template was not found');
