import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#server/kernel/clock/zone.ts';
import { dosesOf } from './immunization-rules.ts';
import { countedMeals } from './meal-rules.ts';
import { inForce, NEUTRAL, PACKS, packOf, SCHEDULE } from './packs.ts';
import { ageBands, daysIn, limitAt } from './ratio-rules.ts';
import { RulePackFile, ScheduleFile } from './rule-schema.ts';
import { minutesBefore } from './sleep-rules.ts';

describe('the files in rules/', () => {
  test('every pack has an id of its own, and is what it was found to be', () => {
    expect(PACKS.map(({ id }) => id)).toEqual(['neutral', 'CA', 'FL', 'MO', 'NY', 'NYC', 'TX']);
    expect(packOf('FL').ratios.map(({ childrenPerStaff }) => childrenPerStaff)).toEqual([4, 6, 11, 15, 20, 25]);
    expect(packOf('MO').ratios.map(({ childrenPerStaff }) => childrenPerStaff)).toEqual([4, 8, 10, 16]);
    expect(packOf('NY').ratios.map(({ childrenPerStaff, groupSize }) => [childrenPerStaff, groupSize])).toEqual([
      [3, 6],
      [4, 8],
      [5, 12],
      [7, 18],
      [8, 21],
      [9, null],
    ]);
    expect(packOf('NYC').ratios.map(({ childrenPerStaff, groupSize }) => [childrenPerStaff, groupSize])).toEqual([
      [5, 10],
      [6, 12],
      [12, 20],
    ]);
    // For which ages the bands of Texas hold was not noted: they are told, and not applied.
    expect(packOf('TX').ratios.every(({ ages }) => ages === null)).toBe(true);
  });

  test('ages of a pack follow each other without overlapping', () => {
    for (const pack of PACKS) {
      const bands = ageBands(pack).map(({ ages }) => ages);
      for (const [n, { from, until }] of bands.entries()) {
        expect(until === null || daysIn(from) < daysIn(until), `${pack.id} ${from}`).toBe(true);
        const before = bands[n - 1]?.until;
        if (n > 0) expect(before != null && daysIn(before) <= daysIn(from), `${pack.id} ${from}`).toBe(true);
      }
    }
  });

  test('a file with a key or value that is not known is refused', () => {
    expect(RulePackFile.safeParse(NEUTRAL).success).toBe(true);
    expect(RulePackFile.safeParse({ ...NEUTRAL, ratio: [] }).success).toBe(false);
    expect(RulePackFile.safeParse({ ...NEUTRAL, version: 0 }).success).toBe(false);
    const [statement] = NEUTRAL.statements;
    const unsourced = { ...NEUTRAL, statements: [{ ...statement, source: { cite: '', evidence: 'read' } }] };
    expect(RulePackFile.safeParse(unsourced).success).toBe(false);
    const [vaccine] = SCHEDULE.vaccines;
    const backwards = { ...vaccine, doses: [{ from: '4 months', late: '2 months' }] };
    expect(ScheduleFile.safeParse({ ...SCHEDULE, vaccines: [backwards] }).success).toBe(false);
  });

  test('what a pack does not say the neutral one does', () => {
    expect(inForce(packOf('FL'))).toMatchObject({ sleepCheckMinutes: 15, sleepCheckGroups: ['infants'] });
    expect(inForce(packOf('FL')).mealLimits).toHaveLength(2);
    expect(inForce(packOf('CA')).incidentDeadlines.map(({ hours }) => hours)).toEqual([24, 168]);
    expect(inForce(packOf('gone'))).toEqual(inForce(NEUTRAL));
  });
});

describe('the limit of a room', () => {
  const room = (childrenPerStaff: number | null, ageGroup: 'infants' | 'preschool' | null = null) => ({
    ageGroup,
    childrenPerStaff,
  });
  const there = (...counts: readonly (readonly [band: number, children: number])[]) =>
    counts.map(([band, children]) => ({ band, children }));

  test('is the stricter one of its own and the rules’', () => {
    expect(limitAt(packOf('FL'), room(10), there([2, 3]))).toEqual({
      childrenPerStaff: 10,
      groupSize: null,
      by: 'room',
    });
    expect(limitAt(packOf('FL'), room(12), there([2, 3]))).toMatchObject({ childrenPerStaff: 11, by: 'rules' });
    expect(limitAt(packOf('FL'), room(null), there([2, 3]))).toMatchObject({ childrenPerStaff: 11, by: 'rules' });
    expect(limitAt(NEUTRAL, room(null), there([-1, 3]))).toEqual({ childrenPerStaff: null, groupSize: null, by: null });
    expect(limitAt(packOf('TX'), room(20), there([-1, 3]))).toMatchObject({ childrenPerStaff: 20, by: 'room' });
  });

  test('goes by the youngest, the largest group or the predominant age, as the state says', () => {
    expect(limitAt(packOf('NY'), room(null), there([2, 1], [4, 9]))).toMatchObject({
      childrenPerStaff: 5,
      groupSize: 12,
    });
    expect(limitAt(packOf('FL'), room(null), there([2, 1], [4, 9]))).toMatchObject({ childrenPerStaff: 20 });
    // With a child under two the largest group does not govern.
    expect(limitAt(packOf('FL'), room(null), there([1, 1], [4, 9]))).toMatchObject({ childrenPerStaff: 6 });
    expect(limitAt(packOf('NYC'), room(null), there([0, 2], [1, 3]))).toMatchObject({ childrenPerStaff: 6 });
    expect(limitAt(packOf('FL'), room(null), there([2, 4], [4, 4]))).toMatchObject({ childrenPerStaff: 11 });
  });

  test('in California goes by the room’s group', () => {
    expect(limitAt(packOf('CA'), room(10, 'infants'), there([-1, 4]))).toMatchObject({ childrenPerStaff: 4 });
    expect(limitAt(packOf('CA'), room(10, 'preschool'), there([-1, 4]))).toMatchObject({
      childrenPerStaff: 10,
      by: 'room',
    });
    expect(limitAt(packOf('CA'), room(null), there([-1, 4]))).toMatchObject({ childrenPerStaff: null });
  });

  test('is never laxer than the room’s own', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PACKS),
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.record({ band: fc.integer({ min: -1, max: 6 }), children: fc.nat(20) }), { maxLength: 6 }),
        (pack, own, counts) => {
          expect(limitAt(pack, room(own), counts).childrenPerStaff).toBeLessThanOrEqual(own);
        },
      ),
    );
  });
});

describe('meals that may be counted', () => {
  const limits = inForce(NEUTRAL).mealLimits;
  const meals = fc.array(fc.boolean(), { maxLength: 8 }).map((all) => all.map((isSnack, id) => ({ id, isSnack })));

  test('are two and one snack, or one and two', () => {
    const served = (word: string) => [...word].map((letter, id) => ({ id, isSnack: letter === 's' }));
    expect([...countedMeals(served('msmsm'), limits)].toSorted()).toEqual([0, 1, 2]);
    expect(countedMeals(served('mss'), limits).size).toBe(3);
    expect(countedMeals(served('ss'), limits).size).toBe(2);
    expect(countedMeals(served('mmm'), limits).size).toBe(2);
    expect(countedMeals([], limits).size).toBe(0);
  });

  test('are never more than a limit allows, and no allowed way counts more', () => {
    fc.assert(
      fc.property(meals, (served) => {
        const counted = served.filter(({ id }) => countedMeals(served, limits).has(id));
        const snacks = counted.filter(({ isSnack }) => isSnack).length;
        const main = counted.length - snacks;
        expect((main <= 2 && snacks <= 1) || (main <= 1 && snacks <= 2)).toBe(true);
        const all = served.filter(({ isSnack }) => isSnack).length;
        const most = Math.max(
          Math.min(served.length - all, 2) + Math.min(all, 1),
          Math.min(served.length - all, 1) + Math.min(all, 2),
        );
        expect(counted.length).toBe(most);
      }),
    );
  });
});

describe('doses', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2019-01-31', days));

  test('are due by age to the day, with a month’s notice', () => {
    const of = (today: string) =>
      dosesOf(SCHEDULE, { dateOfBirth: '2025-12-31', given: [], exemptions: [] }, today).find(
        ({ vaccine, dose }) => vaccine === 'DTaP' && dose === 1,
      );
    // Two months after the last of December is the last of February.
    expect(of('2026-01-28')).toMatchObject({ state: 'later', dueOn: '2026-02-28', overdueOn: '2026-04-28' });
    expect(of('2026-01-29')?.state).toBe('soon');
    expect(of('2026-02-27')?.state).toBe('soon');
    expect(of('2026-02-28')?.state).toBe('due');
    expect(of('2026-04-27')?.state).toBe('due');
    expect(of('2026-04-28')?.state).toBe('overdue');
  });

  test('given and exempt ones are never due; a dose counts from the day it was given', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 2500 }), fc.boolean(), (dateOfBirth, age, isExempt) => {
        const today = addDays(dateOfBirth, age);
        const given = [{ id: 1, vaccine: 'MMR', dose: 1, givenOn: addMonths(dateOfBirth, 12), source: '' }];
        const exemptions = isExempt ? [{ vaccine: null, dated: dateOfBirth, until: null }] : [];
        for (const dose of dosesOf(SCHEDULE, { dateOfBirth, given, exemptions }, today)) {
          const isGiven = dose.vaccine === 'MMR' && dose.dose === 1 && addMonths(dateOfBirth, 12) <= today;
          if (isGiven) expect(dose.state).toBe('given');
          else if (isExempt) expect(dose.state).toBe('exempt');
          else if (dose.state === 'overdue') expect(dose.overdueOn !== null && today >= dose.overdueOn).toBe(true);
          else if (dose.state === 'due') expect(today >= dose.dueOn).toBe(true);
        }
      }),
    );
  });

  test('an exemption holds from its day to its last', () => {
    const exemptions = [{ vaccine: 'MMR', dated: '2026-01-10', until: '2026-01-20' }];
    const state = (today: string, vaccine: string) =>
      dosesOf(SCHEDULE, { dateOfBirth: '2024-06-01', given: [], exemptions }, today).find(
        (dose) => dose.vaccine === vaccine,
      )?.state;
    expect([state('2026-01-09', 'MMR'), state('2026-01-10', 'MMR')]).toEqual(['overdue', 'exempt']);
    expect([state('2026-01-20', 'MMR'), state('2026-01-21', 'MMR')]).toEqual(['exempt', 'overdue']);
    expect(state('2026-01-15', 'VAR')).toBe('overdue');
  });
});

test('minutes between looks are those the clock shows', () => {
  const at = (time: string) => new Date(`2026-03-02T${time}Z`);
  expect(minutesBefore(at('12:00:50'), [at('12:15:10'), at('12:31:00')], at('12:40:00'))).toEqual([15, 16, 9]);
  expect(minutesBefore(at('12:00:00'), [], null)).toEqual([]);
});
