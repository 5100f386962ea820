import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#server/kernel/clock/zone.ts';
import { REMINDED_FOR, reminderOn } from './reminder-rules.ts';

const form = { dueOn: '2026-03-20', sentOn: '2026-03-02' };

test.each([
  ['2026-03-12', null],
  ['2026-03-13', 7],
  // What a server that stood still missed is made up for by the last one alone.
  ['2026-03-17', 7],
  ['2026-03-19', 1],
  ['2026-03-20', 1],
  ['2026-03-21', -1],
  ['2026-04-03', -1],
  ['2026-04-04', null],
])('on %s the reminder is %s', (today, ahead) => {
  expect(reminderOn(form, today)).toBe(ahead);
});

test('what is sent and due soon is not reminded of on the day on which it is sent', () => {
  const sent = { dueOn: '2026-03-03', sentOn: '2026-03-02' };
  expect(['2026-03-02', '2026-03-03', '2026-03-04'].map((today) => reminderOn(sent, today))).toEqual([null, null, -1]);
});

test('on whatever days it is asked, each comes at most once, in order, and never after its time', () => {
  const days = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(days, fc.uniqueArray(fc.integer({ min: 0, max: 80 })), (until, asked) => {
      const sentOn = '2026-02-20';
      const dueOn = addDays(sentOn, until);
      const told = [...asked]
        .sort((a, b) => a - b)
        .map((day) => reminderOn({ dueOn, sentOn }, addDays(sentOn, day)))
        .filter((ahead) => ahead !== null);
      expect(told).toEqual([...told].sort((a, b) => b - a));
      expect(reminderOn({ dueOn, sentOn }, addDays(dueOn, REMINDED_FOR + 1))).toBeNull();
    }),
  );
});
