import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Scope } from '#server/db/scope.ts';
import { addShift } from '#server/domains/rota/commands.ts';
import { askForCover } from '#server/domains/rota/cover.ts';
import { keepTemplate } from '#server/domains/rota/filling.ts';
import { publishWeek } from '#server/domains/rota/publish.ts';
import { lockRota } from '#server/domains/rota/queries.ts';
import { wishOf } from '#server/domains/rota/wish-queries.ts';
import { askForShift } from '#server/domains/rota/wishes.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Stage } from './actors.ts';
import { acting, here } from './fresh.ts';

/** Weeks of which nobody else plans anything. */
export const ROTA_WEEK = '2026-04-20';
export const OTHER_WEEK = '2026-04-27';
/** A week in which the Nurse works forty hours, and of which nothing is taken away for other examples. */
const FULL_WEEK = '2026-05-04';

const toddlers = async (scope: Scope): Promise<number> =>
  (await scope.one(sql<{ id: number }>`select id from room where name = 'Toddler Room'`)).id;

const open = (roomId: number) => ({
  ...{ staffId: null, roomId, kind: 'care' as const, date: ROTA_WEEK },
  ...{ fromMinute: 480, toMinute: 960, breaks: [{ fromMinute: 720, toMinute: 750, isPaid: false }] },
});

/** An open shift, as it is planned. */
export const newShift = (stage: Stage) => here(stage, async (scope) => ({ body: open(await toddlers(scope)) }));

/** A shift that is planned, and open; returns its id. */
export const shift = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => (await addShift(scope, open(await toddlers(scope)))).id);

/** The one shift of the Nurse in a week in which nothing else is planned; returns its id. */
export const nurseShift = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => {
    // Of several at once one comes after the other.
    await scope.all(lockRota());
    await scope.count(sql`delete from shift where date < ${FULL_WEEK}::date`);
    await scope.count(sql`delete from rota_change`);
    const plan = { ...open(await toddlers(scope)), staffId: stage.here.staff.Nurse };
    return (await addShift(scope, plan)).id;
  });

/** That shift, told; returns its id. */
export async function publishedShift(stage: Stage): Promise<number> {
  const id = await nurseShift(stage);
  await here(stage, (scope) => publishWeek(scope, ROTA_WEEK));
  return id;
}

/** One of a name that is kept already takes its place. */
export const templateName = () => `Week ${randomUUID()}`;

/** A template of a week with that shift; returns its id. */
export async function template(stage: Stage): Promise<number> {
  await nurseShift(stage);
  return here(stage, async (scope) => (await keepTemplate(scope, { name: templateName(), from: ROTA_WEEK })).id);
}

/** A time that the Nurse can cover. */
export const gap = (stage: Stage) =>
  here(stage, async (scope) => {
    await scope.count(sql`delete from shift where date < ${FULL_WEEK}::date`);
    return { roomId: await toddlers(scope), date: ROTA_WEEK, fromMinute: 720, toMinute: 750 };
  });

/** An open shift for which the Nurse is asked; returns its id. */
export async function askedShift(stage: Stage): Promise<number> {
  const time = await gap(stage);
  return here(stage, async (scope) => (await askForCover(scope, { ...time, staffIds: [stage.here.staff.Nurse] })).id);
}

/** A published open shift, which would be overtime of the Nurse and of nobody else; returns its id. */
export const shiftToAskFor = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => {
    await scope.all(lockRota());
    const staffId = stage.here.staff.Nurse;
    // What was given to her before.
    await scope.count(sql`delete from shift where staff_id = ${staffId} and date >= ${FULL_WEEK}::date`);
    const long = { staffId, roomId: null, kind: 'office' as const, breaks: [] };
    for (const day of [1, 2, 3, 4])
      await addShift(scope, { ...long, date: addDays(FULL_WEEK, day), fromMinute: 480, toMinute: 1080 });
    const { id } = await addShift(scope, { ...open(await toddlers(scope)), date: FULL_WEEK });
    await publishWeek(scope, FULL_WEEK);
    return id;
  });

/** Such a shift that the Nurse asks for; returns the ids of what waits and of the shift. */
export async function wish(stage: Stage): Promise<{ id: number; shiftId: number }> {
  const shiftId = await shiftToAskFor(stage);
  const staffId = stage.here.staff.Nurse;
  return here(stage, async (scope) => {
    await askForShift(scope.at(scope.now, acting(staffId)), shiftId);
    return { id: (await scope.one(wishOf(shiftId, staffId))).id, shiftId };
  });
}
