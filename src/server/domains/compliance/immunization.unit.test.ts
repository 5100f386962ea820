import { describe, expect, test } from 'vitest';
import { addDays } from '#server/kernel/clock/zone.ts';
import { after } from './ages-rules.ts';
import { dosesOf, nextDoses } from './immunization-rules.ts';
import { SCHEDULE } from './packs.ts';

const BORN = '2024-01-01';

/** 'DTaP 2 @ 4 months' is that dose at that age, a date is itself. */
function givenAt(entry: string) {
  const [what = '', when = ''] = entry.split(' @ ');
  const [vaccine = '', dose] = what.split(' ');
  return { id: 1, vaccine, dose: Number(dose), givenOn: dayOf(when), source: '' };
}
const dayOf = (when: string) => (/^\d{4}-/.test(when) ? when : after(BORN, when));
const DTAP = ['DTaP 1 @ 2 months', 'DTaP 2 @ 4 months', 'DTaP 3 @ 6 months'];
const HEPB = ['HepB 1 @ 0 days', 'HepB 2 @ 1 month'];
const IPV = ['IPV 1 @ 2 months', 'IPV 2 @ 4 months'];

// What is on record, on which day or at which age it is looked at, the dose, what it is.
const CASES: readonly (readonly [given: readonly string[], when: string, dose: string, state: string])[] = [
  // Rotavirus is begun before 15 weeks and given until 8 months and 0 days.
  [[], '4 years', 'RV 1', 'closed'],
  [[], '4 years', 'RV 3', 'closed'],
  [[], '15 weeks - 1 day', 'RV 1', 'due'],
  [[], '15 weeks', 'RV 1', 'closed'],
  [[], '5 months', 'RV 2', 'closed'],
  [['RV 1 @ 2 months'], '5 months', 'RV 2', 'due'],
  [['RV 1 @ 2 months'], '8 months', 'RV 2', 'overdue'],
  [['RV 1 @ 2 months'], '8 months + 1 day', 'RV 2', 'closed'],
  [['RV 1 @ 2 months', 'RV 2 @ 4 months'], '7 months', 'RV 3', 'verify'],
  [['RV 1 @ 2 months', 'RV 2 @ 4 months'], '4 years', 'RV 3', 'closed'],
  // DTaP 5 counts from 4 years on.
  [[...DTAP, 'DTaP 4 @ 15 months', 'DTaP 5 @ 27 months'], '3 years', 'DTaP 5', 'check'],
  [[...DTAP, 'DTaP 4 @ 15 months', 'DTaP 5 @ 4 years - 5 days'], '5 years', 'DTaP 5', 'check'],
  [[...DTAP, 'DTaP 4 @ 15 months', 'DTaP 5 @ 4 years - 4 days'], '5 years', 'DTaP 5', 'given'],
  [[...DTAP, 'DTaP 4 @ 15 months'], '4 years', 'DTaP 5', 'later'],
  [[...DTAP, 'DTaP 4 @ 15 months'], '51 months', 'DTaP 5', 'due'],
  [[...DTAP, 'DTaP 4 @ 15 months'], '6 years', 'DTaP 5', 'due'],
  [[...DTAP, 'DTaP 4 @ 15 months'], '7 years', 'DTaP 5', 'closed'],
  [DTAP, '19 months', 'DTaP 4', 'due'],
  [DTAP, '21 months', 'DTaP 4', 'overdue'],
  [DTAP, '21 months', 'DTaP 5', 'later'],
  [DTAP, '4 years', 'DTaP 4', 'closed'],
  [DTAP, '4 years', 'DTaP 5', 'due'],
  [[...DTAP, 'DTaP 4 @ 4 years'], '6 years', 'DTaP 5', 'closed'],
  [[...DTAP, 'DTaP 4 @ 12 months - 4 days'], '2 years', 'DTaP 4', 'given'],
  [[...DTAP, 'DTaP 4 @ 12 months - 5 days'], '2 years', 'DTaP 4', 'check'],
  [[...DTAP.slice(0, 2), 'DTaP 3 @ 10 months', 'DTaP 4 @ 13 months'], '2 years', 'DTaP 4', 'check'],
  // Least ages and intervals, with four days of grace.
  [['DTaP 1 @ 6 weeks - 4 days'], '3 months', 'DTaP 1', 'given'],
  [['DTaP 1 @ 6 weeks - 5 days'], '3 months', 'DTaP 1', 'check'],
  [['DTaP 1 @ 10 weeks', 'DTaP 2 @ 14 weeks - 4 days'], '5 months', 'DTaP 2', 'given'],
  [['DTaP 1 @ 10 weeks', 'DTaP 2 @ 14 weeks - 5 days'], '5 months', 'DTaP 2', 'check'],
  [['DTaP 1 @ 10 weeks', 'DTaP 2 @ 9 weeks'], '5 months', 'DTaP 2', 'check'],
  [[...HEPB, 'HepB 3 @ 24 weeks - 4 days'], '8 months', 'HepB 3', 'given'],
  [[...HEPB, 'HepB 3 @ 24 weeks - 5 days'], '8 months', 'HepB 3', 'check'],
  [['HepB 1 @ 0 days', 'HepB 2 @ 20 weeks', 'HepB 3 @ 27 weeks'], '8 months', 'HepB 3', 'check'],
  [['HepB 1 @ 12 weeks', 'HepB 2 @ 16 weeks', 'HepB 3 @ 26 weeks'], '8 months', 'HepB 3', 'check'],
  [['HepB 1 @ 12 weeks', 'HepB 2 @ 16 weeks', 'HepB 3 @ 28 weeks'], '8 months', 'HepB 3', 'given'],
  [['HepA 1 @ 12 months', 'HepA 2 @ 17 months'], '2 years', 'HepA 2', 'check'],
  [['HepA 1 @ 12 months', 'HepA 2 @ 18 months'], '2 years', 'HepA 2', 'given'],
  [['HepA 1 @ 12 months'], '4 years', 'HepA 2', 'due'],
  [[...IPV, 'IPV 3 @ 6 months', 'IPV 4 @ 3 years'], '4 years', 'IPV 4', 'check'],
  [[...IPV, 'IPV 3 @ 4 years'], '6 years', 'IPV 4', 'closed'],
  // What depends on the product or on the start.
  [['Hib 1 @ 2 months', 'Hib 2 @ 4 months'], '9 months', 'Hib 3', 'verify'],
  [['Hib 1 @ 12 months'], '15 months', 'Hib 2', 'verify'],
  [['PCV 1 @ 13 months'], '2 years', 'PCV 2', 'verify'],
  [[], '2 years', 'Hib 1', 'overdue'],
  [[], '2 years', 'Hib 2', 'later'],
  [[], '5 years', 'Hib 1', 'closed'],
  // The next dose is called, not those behind it; a late one moves the next.
  [[], '7 months', 'DTaP 1', 'overdue'],
  [[], '7 months', 'DTaP 2', 'later'],
  [['DTaP 1 @ 5 months'], '6 months', 'DTaP 2', 'soon'],
  [['DTaP 1 @ 5 months'], '8 months', 'DTaP 2', 'due'],
  [['DTaP 1 @ 2 months', 'DTaP 3 @ 6 months'], '7 months', 'DTaP 2', 'verify'],
  // Live vaccines: on one day, or 28 days apart without grace.
  [['MMR 1 @ 12 months - 4 days'], '2 years', 'MMR 1', 'given'],
  [['MMR 1 @ 12 months - 5 days'], '2 years', 'MMR 1', 'check'],
  [['MMR 1 @ 12 months', 'MMR 2 @ 13 months'], '2 years', 'MMR 2', 'given'],
  [['MMR 1 @ 13 months', 'MMR 2 @ 2025-02-24'], '2 years', 'MMR 2', 'check'],
  [['VAR 1 @ 13 months', 'VAR 2 @ 2025-03-01'], '2 years', 'VAR 2', 'given'],
  [['VAR 1 @ 13 months', 'VAR 2 @ 2025-02-28'], '2 years', 'VAR 2', 'check'],
  [['MMR 1 @ 13 months', 'VAR 1 @ 13 months'], '2 years', 'VAR 1', 'given'],
  [['MMR 1 @ 13 months', 'VAR 1 @ 2025-02-28'], '2 years', 'VAR 1', 'check'],
  [['MMR 1 @ 13 months', 'VAR 1 @ 2025-03-01'], '2 years', 'VAR 1', 'given'],
  // Influenza: each season from July, twice in the first.
  [[], '5 months - 5 days', 'FLU 1', 'later'],
  [[], '2024-06-15', 'FLU 1', 'soon'],
  [[], '2024-10-01', 'FLU 1', 'due'],
  [[], '2027-06-30', 'FLU 1', 'due'],
  [['FLU 1 @ 2024-10-01'], '2024-10-15', 'FLU 2', 'soon'],
  [['FLU 1 @ 2024-10-01'], '2024-10-29', 'FLU 2', 'verify'],
  [['FLU 1 @ 2024-10-01', 'FLU 2 @ 2024-10-29'], '2025-06-30', 'FLU 3', 'none'],
  [['FLU 1 @ 2024-10-01', 'FLU 2 @ 2024-10-29'], '2025-07-01', 'FLU 3', 'due'],
  [['FLU 1 @ 2024-10-01', 'FLU 2 @ 2024-10-29', 'FLU 3 @ 2025-09-09'], '2026-03-01', 'FLU 4', 'none'],
  [['FLU 1 @ 2024-10-01', 'FLU 2 @ 2024-10-20'], '2025-06-30', 'FLU 2', 'check'],
  [['FLU 1 @ 5 months'], '2024-07-15', 'FLU 1', 'check'],
  [['FLU 1 @ 2033-09-01'], '2033-12-01', 'FLU 2', 'none'],
];

const dosesAt = (given: readonly string[], when: string) =>
  dosesOf(SCHEDULE, { dateOfBirth: BORN, given: given.map(givenAt), exemptions: [] }, dayOf(when));

test.each(CASES)('with %j at %s, %s is %s', (given, when, dose, state) => {
  const found = dosesAt(given, when).find((one) => `${one.vaccine} ${one.dose}` === dose);
  expect(found?.state ?? 'none').toBe(state);
});

test('on no day of ten years, with nothing on record, is anything overdue that is not given any more', () => {
  const wrong: string[] = [];
  for (let age = 0; age < 3650; age += 1) {
    const date = addDays(BORN, age);
    for (const { vaccine, dose, state } of dosesAt([], date)) {
      if (state !== 'overdue') continue;
      const rule = SCHEDULE.vaccines.find(({ code }) => code === vaccine)?.doses[dose - 1];
      const isOver = rule?.until !== undefined && date >= after(BORN, rule.until);
      if (isOver || vaccine === 'FLU') wrong.push(`${vaccine} ${dose} on ${date}`);
    }
  }
  expect(wrong).toEqual([]);
});

describe('a combination vaccine', () => {
  test('stands for the first dose of each part that is not recorded', () => {
    const given = [...HEPB, 'DTaP 1 @ 2 months'].map(givenAt);
    expect(nextDoses(SCHEDULE, ['DTaP', 'HepB', 'IPV'], given)).toEqual([
      { vaccine: 'DTaP', dose: 2 },
      { vaccine: 'HepB', dose: 3 },
      { vaccine: 'IPV', dose: 1 },
    ]);
    const complete = [...HEPB, 'HepB 3 @ 6 months'].map(givenAt);
    expect(nextDoses(SCHEDULE, ['HepB'], complete)).toEqual([]);
  });
});

test('ages are those of the calendar', () => {
  expect(after('2025-12-31', '2 months')).toBe('2026-02-28');
  expect(after('2024-02-29', '4 years - 4 days')).toBe('2028-02-25');
  expect(after('2024-01-01', '19 months + 4 weeks')).toBe('2025-08-29');
  expect(() => after('2024-01-01', 'soon')).toThrow('Not an age');
});
