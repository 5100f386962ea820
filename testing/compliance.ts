import type { z } from 'zod';
import type { compliance } from '#contract/compliance.ts';
import type { Sheet } from '#contract/compliance-choices.ts';
import { Chance } from '#demo/chance.ts';
import { addDays, momentOf } from '#server/kernel/clock/zone.ts';
import type { Kept } from './busy-center.ts';
import type { Client } from './client.ts';
import type { Scene } from './scene.ts';

export type ReadSheet = z.output<(typeof compliance)['GET /api/compliance/sheets/:sheet']['reply']>;
type Line = Readonly<Record<string, string | number | null>> & { readonly mark: string | null };

export const sheetOf = (client: Client, sheet: Sheet, query = '') =>
  client.get<ReadSheet>(`/api/compliance/sheets/${sheet}?${query}`);

/** The rows of a sheet by the names of its columns. */
export const linesOf = ({ columns, rows }: ReadSheet): Line[] =>
  rows.map(({ cells, mark }) => ({
    ...Object.fromEntries(columns.map(({ key }, n) => [key, cells[n] ?? null])),
    mark,
  }));

/** The ratio log of a date. */
export const ratioLogOf = async (client: Client, date: string): Promise<Line[]> =>
  linesOf((await sheetOf(client, 'ratio', `from=${date}&to=${date}`)).body);

const MEALS = ['breakfast', 'am-snack', 'lunch', 'pm-snack', 'dinner'] as const;

/** Meals, naps with looks, medicines, headcounts and immunizations beside what `keepBusy` wrote, the same for the same seed. */
export async function keepCare(
  scene: Scene,
  seed: number,
  children: readonly Kept[],
  { from, days }: { from: string; days: number },
): Promise<void> {
  const chance = new Chance('care', seed);
  const { zone, centerId, staff } = scene.world;
  const people = Object.values(staff);
  const now = scene.larkhouse.clock.now();
  const at = (date: string, minutes: number) =>
    new Date(momentOf(date, '00:00', zone).getTime() + minutes * 60_000 + chance.between(0, 59_000));
  const insert = async (table: string, row: Record<string, unknown>): Promise<number> => {
    const columns = ['center_id', ...Object.keys(row)];
    const [made] = await scene.rows<{ id: number }>(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
      centerId,
      ...Object.values(row),
    );
    return made?.id ?? 0;
  };
  const rooms = await scene.rows<{ id: number }>('select id from room where age_group is not null order by id');
  for (const { id: childId } of children) {
    const medication = await insert('medication', {
      child_id: childId,
      name: `Syrup ${childId}`,
      dose: '5 ml',
      route: chance.pick(['oral', 'topical', 'other']),
      from_on: from,
      until_on: addDays(from, days),
      min_minutes_between: 60,
      as_needed: true,
      consent_by: 'Mother',
      consented_on: from,
      created_at: now,
    });
    for (let n = 0; n < days; n += 1) {
      const day = addDays(from, n);
      const start = chance.between(60, 800);
      if (at(day, start + 300) > now) continue;
      const entry = (kind: string, minutes: number, more: Record<string, unknown>) =>
        insert('activity', {
          child_id: childId,
          date: day,
          activity: kind,
          kind,
          at: at(day, minutes),
          staff_id: chance.pick(people),
          created_at: at(day, minutes),
          undone_at: chance.happens(0.1) ? now : null,
          ...more,
        });
      for (const meal of chance.some(MEALS, chance.between(0, 5)))
        for (let times = chance.happens(0.1) ? 2 : 1; times > 0; times -= 1)
          await entry('meal', start + chance.between(0, 200), { meal, amount: chance.pick(['all', 'none']) });
      if (chance.happens(0.2))
        await entry('medicine', start, {
          medication_id: medication,
          dose: '5 ml',
          refused_reason: chance.happens(0.3) ? 'Spat it out' : null,
          too_soon_reason: chance.happens(0.2) ? 'Doctor said so' : null,
        });
      if (!chance.happens(0.5)) continue;
      const length = chance.between(20, 120);
      const nap = await entry('nap', start, {
        ended_at: chance.happens(0.8) ? at(day, start + length) : null,
        ended_by: people[0],
      });
      for (let look = chance.between(5, 30); look < length; look += chance.between(5, 30))
        await insert('nap_check', {
          activity_id: nap,
          child_id: childId,
          at: at(day, start + look),
          position: chance.pick(['back', 'side', 'stomach']),
          breathing_normal: !chance.happens(0.1),
          staff_id: chance.pick(people),
        });
    }
    for (const [vaccine, doses] of [
      ['MMR', 2],
      ['DTaP', 5],
    ] as const)
      for (let dose = 1; dose <= doses; dose += 1)
        if (chance.happens(0.5))
          await insert('immunization', {
            child_id: childId,
            vaccine,
            dose,
            given_on: addDays(from, chance.between(-300, 5)),
            recorded_at: now,
            removed_at: chance.happens(0.2) ? now : null,
          });
    if (chance.happens(0.3))
      await insert('immunization_exemption', {
        child_id: childId,
        vaccine: chance.happens(0.5) ? 'MMR' : null,
        kind: 'religious',
        dated: from,
        until: chance.happens(0.5) ? addDays(from, 5) : null,
        recorded_at: now,
      });
  }
  for (let n = 0; n < 30; n += 1)
    await insert('headcount', {
      room_id: chance.pick(rooms).id,
      counted_at: at(addDays(from, chance.between(0, days - 1)), chance.between(0, 1400)),
      counted: chance.between(0, 9),
      expected: chance.between(0, 9),
      counted_by: chance.pick(people),
    });
}
