import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#server/kernel/clock/zone.ts';
import { answerUntil, isToCall, upkeepStep } from './upkeep-rules.ts';

const FIRST = '2026-01-01';
const on = (days: number) => addDays(FIRST, days);

test.each([
  [{ confirmedOn: FIRST, askedOn: null, askedAgainOn: null }, 89, null],
  [{ confirmedOn: FIRST, askedOn: null, askedAgainOn: null }, 90, 'ask'],
  [{ confirmedOn: FIRST, askedOn: on(90), askedAgainOn: null }, 104, null],
  [{ confirmedOn: FIRST, askedOn: on(90), askedAgainOn: null }, 105, 'ask-again'],
  [{ confirmedOn: FIRST, askedOn: on(90), askedAgainOn: on(105) }, 119, null],
  [{ confirmedOn: FIRST, askedOn: on(90), askedAgainOn: on(105) }, 120, 'pause'],
  // The server stood still: the second mail went out late, and there are 15 days to answer it.
  [{ confirmedOn: FIRST, askedOn: on(90), askedAgainOn: on(118) }, 132, null],
  [{ confirmedOn: FIRST, askedOn: on(90), askedAgainOn: on(118) }, 133, 'pause'],
] as const)('%o after %i days: %s', (confirmed, days, step) => {
  expect(upkeepStep(confirmed, on(days))).toBe(step);
});

test('whoever is silent gets two mails and is paused 30 days after the first one at the soonest, whenever the clock comes by', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 30, maxLength: 60 }), (gaps) => {
      let state = { confirmedOn: FIRST, askedOn: null as string | null, askedAgainOn: null as string | null };
      const steps: string[] = [];
      let day = 0;
      for (const gap of gaps) {
        day += gap;
        const step = upkeepStep(state, on(day));
        if (step) steps.push(step);
        if (step === 'ask') state = { ...state, askedOn: on(day) };
        if (step === 'ask-again') state = { ...state, askedAgainOn: on(day) };
        if (step === 'pause') {
          expect(on(day) >= addDays(state.askedOn ?? '', 30)).toBe(true);
          expect(on(day) >= addDays(state.askedAgainOn ?? '', 15)).toBe(true);
          break;
        }
      }
      expect(['ask', 'ask-again', 'pause'].slice(0, steps.length)).toEqual(steps);
    }),
  );
});

test('a family reads until when it may answer; who has no e-mail is called after 90 days', () => {
  expect(answerUntil({ askedOn: on(90), askedAgainOn: null })).toBe(on(120));
  expect([isToCall(FIRST, on(89)), isToCall(FIRST, on(90))]).toEqual([false, true]);
});
