import { Chance } from '#demo/chance.ts';
import { editChild, enrollChild } from '#server/domains/children/commands.ts';
import { removeChild } from '#server/domains/children/leaving-commands.ts';
import { addDays, momentOf, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Scene } from './scene.ts';

const ROOMS = ['Infant Room', 'Toddler Room', 'Preschool Room', 'Pre-K Room'] as const;
const WORDS = [
  'Fell off the slide',
  'Late pick-up by an aunt',
  'Was picked up 20 minutes late',
  'Bumped a head. Late nap.',
];
const ACTIVITIES = ['Story time', 'Painting', 'Water table', '=Sums', 'Garden'];

/** A child as the test remembers it: the rooms in their order, each from a moment on. */
export interface Kept {
  readonly id: number;
  readonly enrolledOn: string;
  readonly rooms: { readonly from: Date; readonly room: string }[];
  removedAt: Date | null;
}

/**
 * Some weeks of a center at random, the same for the same seed: children who come, move between rooms and leave, stays with
 * gaps and forgotten check-outs, staff who forget to go off duty, days closed on which somebody comes all the same.
 * @param from first local day @param days how many
 */
export async function keepBusy(scene: Scene, seed: number, { from, days }: { from: string; days: number }) {
  const chance = new Chance('busy center', seed);
  const { zone, centerId, staff } = scene.world;
  const at = (date: string, minutes: number) =>
    new Date(momentOf(date, '00:00', zone).getTime() + minutes * 60_000 + chance.between(0, 59_000));
  const dayOf = (n: number) => addDays(from, n);
  const kept: Kept[] = [];
  type Deed = { at: Date; act: (scope: Parameters<typeof enrollChild>[0]) => Promise<unknown> };
  const deeds: Deed[] = [];

  for (let n = 0; n < 14; n += 1) {
    const enrolledOn = dayOf(chance.happens(0.6) ? -chance.between(5, 60) : chance.between(0, days - 1));
    const room = chance.pick(ROOMS);
    const child: Kept & { id: number } = { id: 0, enrolledOn, rooms: [], removedAt: null };
    kept.push(child);
    const signedUp = at(addDays(enrolledOn, chance.between(-4, 3)), chance.between(480, 1000));
    deeds.push({
      at: signedUp,
      act: async (scope) => {
        const { id } = await enrollChild(scope, {
          firstName: `Child ${n}`,
          lastName: 'Busy',
          dateOfBirth: '2022-05-05',
          room,
          allergies: '',
          emergencyContact: null,
          parentName: null,
          parentPhone: null,
          parentEmail: null,
          parentDriversLicense: null,
          relationship: 'parent',
          enrolledOn,
        });
        Object.assign(child, { id });
        child.rooms.push({ from: scope.now, room });
      },
    });
    for (let moves = chance.between(0, 2), after = signedUp; moves > 0; moves -= 1) {
      const moved = new Date(
        after.getTime() + chance.between(1, days) * 86_400_000 + chance.between(0, 20) * 3_600_000,
      );
      const to = chance.pick(ROOMS);
      deeds.push({
        at: moved,
        act: async (scope) => {
          if (child.removedAt) return;
          await editChild(scope, child.id, { room: to });
          if (child.rooms.at(-1)?.room !== to) child.rooms.push({ from: scope.now, room: to });
        },
      });
      after = moved;
    }
    if (chance.happens(0.25))
      deeds.push({
        at: at(dayOf(chance.between(3, days - 1)), chance.between(600, 1100)),
        act: async (scope) => {
          if (child.rooms.length === 0) return;
          await removeChild(scope, child.id);
          child.removedAt = scope.now;
        },
      });
  }
  const now = scene.larkhouse.clock.now();
  for (const deed of deeds.filter(({ at }) => at < now).toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await scene.inCenter((scope) => deed.act(scope.at(deed.at)));
  const children = kept.filter(({ id }) => id > 0);

  const insert = async (table: string, row: Record<string, unknown>) => {
    const columns = ['center_id', ...Object.keys(row)];
    const places = columns.map((_, place) => `$${place + 1}`);
    await scene.rows(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
      centerId,
      ...Object.values(row),
    );
  };
  const people = Object.values(staff);
  for (const [place, room] of [...ROOMS.slice(0, 3), null].entries())
    await scene.rows(
      'update staff set room_id = (select id from room where name = $2 and center_id = $3) where id = $1',
      people[place],
      room,
      centerId,
    );
  await insert('closure', { date: dayOf(2), reason: 'Heating' });
  if (seed % 2 === 1) await insert('opening_hours', { weekday: 7, opens: '00:30', closes: '06:00' });

  for (let n = 0; n < days; n += 1) {
    const day = dayOf(n);
    const isSunday = weekdayOf(day) === 7;
    const isUsual = weekdayOf(day) <= 5;
    for (const { id, removedAt } of children) {
      const gone = removedAt ?? now;
      if (!chance.happens(isUsual ? 0.8 : isSunday ? 0.4 : 0.1)) {
        if (chance.happens(0.5))
          await insert('attendance', { child_id: id, date: day, status: 'absent', changed_at: now });
        continue;
      }
      let minutes = isSunday ? chance.between(5, 200) : chance.between(390, 620);
      for (let stays = chance.between(1, 2), first = true; stays > 0; stays -= 1, first = false) {
        const checkIn = at(day, minutes);
        minutes += chance.between(20, 250);
        if (checkIn > gone) break;
        const out = chance.happens(0.08) ? null : at(day, minutes);
        await insert('attendance', {
          child_id: id,
          date: day,
          status: first && chance.happens(0.15) ? 'late' : 'present',
          check_in: checkIn,
          check_out: out && out < gone ? out : null,
          changed_at: checkIn,
        });
        if (!out) break;
        minutes += chance.between(5, 60);
      }
      for (const staffId of chance.some(people, chance.between(0, 2)))
        await insert('daily_report', { child_id: id, date: day, staff_id: staffId, created_at: at(day, 960) });
      if (chance.happens(0.15)) {
        const time = `${String(chance.between(0, 23)).padStart(2, '0')}:${String(chance.between(0, 59)).padStart(2, '0')}`;
        const told = chance.happens(0.5) ? at(day, 1000) : null;
        await insert('incident', {
          child_id: id,
          date: day,
          time,
          description: chance.pick(WORDS),
          staff_id: people[0],
          created_at: at(day, 900),
          parent_notified_at: told,
        });
      }
      if (chance.happens(0.4)) {
        const created = at(addDays(day, chance.between(0, 1)), chance.between(500, 1000));
        const happened = chance.happens(0.5) ? at(day, chance.between(500, 1000)) : null;
        const recorded = { child_id: id, date: day, staff_id: people[1], created_at: created };
        const activity = { ...recorded, activity: chance.pick(ACTIVITIES), at: happened };
        await insert('activity', { ...activity, kind: happened && chance.happens(0.5) ? 'outdoor' : 'other' });
        if (chance.happens(0.2)) await insert('activity', { ...activity, undone_at: created, undone_by: people[1] });
        if (chance.happens(0.2)) {
          const lunch = { kind: 'meal', meal: 'lunch', amount: 'all', at: at(day, 700) };
          await insert('activity', { ...recorded, ...lunch, activity: '' });
        }
      }
    }
    for (const staffId of people) {
      if (!chance.happens(0.5)) continue;
      const started = at(day, isSunday ? chance.between(0, 120) : chance.between(400, 700));
      // Some are still on duty the next morning.
      const ended = new Date(started.getTime() + chance.between(30, 1000) * 60_000);
      if (started < now) await insert('staff_duty', { staff_id: staffId, started_at: started, ended_at: ended });
    }
  }
  await scene.rows(EACH_IN_THEIR_ROOM, centerId);
  return children;
}

/** Of each duty of a center ($1) that has none yet: where it began. */
export const EACH_IN_THEIR_ROOM = `
  insert into staff_presence (center_id, staff_id, duty_id, at, function, room_id)
  select d.center_id, d.staff_id, d.id, d.started_at, 'care', s.room_id
  from staff_duty d join staff s on s.center_id = d.center_id and s.id = d.staff_id
  where d.center_id = $1 and not exists (select from staff_presence p where p.center_id = d.center_id and p.duty_id = d.id)`;
