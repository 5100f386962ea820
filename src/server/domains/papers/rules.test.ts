import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEALTH_PAPER_KINDS, PAPER_KINDS } from '#contract/papers-choices.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { blockedDays } from './block-rules.ts';
import { requirementsOf, STAFF_RULES } from './packs.ts';
import type { DocumentRequirement } from './rule-schema.ts';
import {
  type Asked,
  blocksCare,
  type Held,
  isOpen,
  judge,
  judgeDocument,
  type PaperHeld,
  positionOf,
} from './rules.ts';

const TEACHER: Asked = { position: 'teacher', hiredOn: '2024-03-01' };
const NOTHING: Held = { papers: [], healthPapers: [], training: [], since: null };
const requirement = (id: string) =>
  STAFF_RULES.flatMap(({ requirements }) => requirements).find((one) => one.id === id) as DocumentRequirement;
const CHECK = requirement('federal-background-check');
const CPR = requirement('cpr');
const paper = (kind: string, issuedOn: string, expiresOn: string | null = null, id = 1): PaperHeld => ({
  id,
  kind,
  issuedOn,
  expiresOn,
});
const stateOf = (asked: DocumentRequirement, papers: readonly PaperHeld[], day: string, person = TEACHER) =>
  judgeDocument(asked, person, papers, day);

describe('a background check (45 CFR 98.43)', () => {
  const checked = [paper('background-check', '2021-11-27')];
  test.each([
    ['2021-11-27', 'met'],
    ['2026-08-28', 'met'],
    ['2026-08-29', 'expiring'],
    ['2026-11-27', 'expiring'],
    ['2026-11-28', 'expired'],
  ])('of 2021-11-27 is on %s %s', (day, state) => {
    expect(stateOf(CHECK, checked, day)).toMatchObject({ state, until: '2026-11-27', dueOn: '2026-11-27' });
  });

  test('is missing from the first day of work on', () => {
    const states = ['2024-02-29', '2024-03-01'].map((day) => stateOf(CHECK, [], day).state);
    expect(states).toEqual(['due', 'missing']);
  });

  test('that is dated later is not there yet', () => {
    expect(stateOf(CHECK, [paper('background-check', '2026-01-02')], '2026-01-01').state).toBe('missing');
  });
});

describe('a card for CPR', () => {
  test('holds as long as it says itself where that ends first, and as the rules have it where they do', () => {
    expect(stateOf(CPR, [paper('cpr', '2025-01-10', '2025-12-31')], '2025-06-01').until).toBe('2025-12-31');
    expect(stateOf(CPR, [paper('cpr', '2025-01-10', '2028-12-31')], '2025-06-01').until).toBe('2027-01-10');
    expect(stateOf(CPR, [paper('cpr-first-aid', '2025-01-10')], '2025-06-01').until).toBe('2027-01-10');
  });

  test('has 90 days from the day of hire, and the last of them is no day too late', () => {
    const states = ['2024-05-30', '2024-05-31'].map((day) => stateOf(CPR, [], day));
    expect(states.map(({ state }) => state)).toEqual(['due', 'missing']);
    expect(states[0]?.dueOn).toBe('2024-05-30');
  });

  test('that has expired before somebody was hired takes nothing of the time they have', () => {
    expect(stateOf(CPR, [paper('cpr', '2020-01-01', '2022-01-01')], '2024-03-02')).toMatchObject({
      state: 'due',
      dueOn: '2024-05-30',
    });
  });

  test('after a gap is asked for anew by the new day of hire', () => {
    const again = { ...TEACHER, hiredOn: '2026-11-01' };
    expect(stateOf(CPR, [], '2026-11-27', again)).toMatchObject({ state: 'due', dueOn: '2027-01-30' });
  });

  test('of the month’s last day is reckoned to the month’s last day', () => {
    expect(stateOf(CPR, [paper('cpr', '2024-02-29')], '2024-03-02').until).toBe('2026-02-28');
  });
});

describe('what is asked', () => {
  test('is what the federation asks everywhere, and the state’s own or else our advice', () => {
    const ids = (pack: string | undefined) => requirementsOf(pack).map(({ id }) => id);
    expect(ids('CA')).toContain('ca-tb-test');
    expect(ids('CA')).not.toContain('cpr');
    expect(ids(undefined)).toEqual(expect.arrayContaining(['federal-background-check', 'cpr']));
    expect(ids('NYC')).toEqual(ids(undefined));
  });

  test('is asked of the positions it names, and of everybody where it names none', () => {
    const asked = (position: Asked['position']) =>
      judge(requirementsOf('TX'), { ...TEACHER, position }, NOTHING, '2026-01-01').map((one) => one.requirement.id);
    expect(asked('cook')).toEqual(['federal-background-check']);
    expect(asked(null)).toEqual(['federal-background-check']);
    expect(asked('director')).toContain('tx-director-training');
    expect(asked('director')).not.toContain('tx-caregiver-training');
    expect(asked('teacher')).toContain('tx-caregiver-training');
  });

  test('a role stands in for a position that no employment says', () => {
    expect(positionOf('cook', 'Director')).toBe('cook');
    expect(positionOf(null, 'Assistant Teacher')).toBe('aide');
    expect(positionOf(null, 'Gardener')).toBe(null);
  });

  test('has ids of its own, and a source each', () => {
    const ids = STAFF_RULES.flatMap(({ requirements }) => requirements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const DAY = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2020-01-01', days));
const kinds = [...PAPER_KINDS, ...HEALTH_PAPER_KINDS];
const PAPER = fc
  .record({ kind: fc.constantFrom(...kinds), issuedOn: DAY, days: fc.option(fc.integer({ min: 0, max: 1500 })) })
  .map(({ kind, issuedOn, days }): PaperHeld => paper(kind, issuedOn, days === null ? null : addDays(issuedOn, days)));
const PERSON = fc.record({
  position: fc.constantFrom('director', 'teacher', 'aide', 'cook', null),
  hiredOn: DAY,
}) as fc.Arbitrary<Asked>;
const PACK = fc.constantFrom('CA', 'TX', 'NY', 'FL', 'MO', undefined);
const held = (papers: readonly PaperHeld[]): Held => ({ papers, healthPapers: papers, training: [], since: null });
const GOOD = { missing: 0, expired: 0, due: 1, expiring: 1, met: 2 };

describe('whatever somebody holds', () => {
  test('one paper more makes nothing worse', () => {
    fc.assert(
      fc.property(PACK, PERSON, fc.array(PAPER, { maxLength: 6 }), PAPER, DAY, (pack, person, papers, more, day) => {
        const before = judge(requirementsOf(pack), person, held(papers), day);
        const after = new Map(
          judge(requirementsOf(pack), person, held([...papers, more]), day).map((one) => [one.requirement.id, one]),
        );
        for (const one of before) {
          const then = after.get(one.requirement.id);
          expect(GOOD[then?.state ?? 'missing']).toBeGreaterThanOrEqual(GOOD[one.state]);
        }
      }),
    );
  });

  test('what is met gets worse by the passing of days alone, and the day is told before', () => {
    fc.assert(
      fc.property(PACK, PERSON, fc.array(PAPER, { maxLength: 6 }), DAY, (pack, person, papers, day) => {
        for (const { requirement: asked, state, dueOn } of judge(requirementsOf(pack), person, held(papers), day)) {
          if (asked.sort === 'training' || isOpen({ state })) continue;
          const documents = held(papers).papers;
          const last = dueOn ?? addDays(day, 4000);
          if (asked.dueWithinDaysOfHire === 0 && state === 'due') continue;
          expect(isOpen(judgeDocument(asked, person, documents, last < day ? day : last))).toBe(false);
        }
      }),
    );
  });

  test('the days on which they are blocked are those on which a paper that care depends on is open', () => {
    const OVERRIDE = fc
      .record({ fromDate: DAY, days: fc.integer({ min: 0, max: 90 }) })
      .map(({ fromDate, days }) => ({ fromDate, toDate: addDays(fromDate, days) }));
    const some = { maxLength: 5 };
    fc.assert(
      fc.property(
        PACK,
        PERSON,
        fc.array(PAPER, some),
        fc.array(OVERRIDE, { maxLength: 2 }),
        DAY,
        fc.integer({ min: 0, max: 900 }),
        (pack, person, papers, overrides, from, later) => {
          const spans = blockedDays(requirementsOf(pack), person, held(papers), overrides, from);
          const day = addDays(from, later);
          const isBlocked = spans.some((span) => span.from <= day && (span.to === null || span.to >= day));
          const isSuspended = overrides.some(({ fromDate, toDate }) => fromDate <= day && toDate >= day);
          const isAsked = judge(requirementsOf(pack), person, held(papers), day).some(blocksCare);
          expect(isBlocked).toBe(isAsked && !isSuspended);
          for (const [n, span] of spans.entries()) expect(span.from > (spans[n - 1]?.to ?? '')).toBe(true);
        },
      ),
    );
  });
});
