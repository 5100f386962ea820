import { expect, test } from 'vitest';
import { overdueLooks } from './overdueLooks.ts';
import { batchesOf, isJustSeen, type LogEntry, lookState, mealAt, type RunningNap } from './rules.ts';

test('the meal offered is the one of the time of day', () => {
  expect(['07:00', '09:30', '11:00', '13:45', '17:00'].map(mealAt)).toEqual([
    'breakfast',
    'am-snack',
    'lunch',
    'pm-snack',
    'dinner',
  ]);
});

test('what one tap recorded stands together, with a line for each different thing', () => {
  const entry = (id: number, child: string, activity: string, batch: string | null = 'one') =>
    ({ id, child, activity, batch, notes: '', kind: 'meal', at: '12:00', by: 'Nora', undo: 'free' }) as LogEntry;
  const batches = batchesOf([
    entry(1, 'Ava', 'Ate all'),
    entry(2, 'Ben', 'Ate none'),
    entry(3, 'Cleo', 'Ate all'),
    entry(4, 'Dan', 'Painted', null),
  ]);
  expect(batches.map(({ sent, lines }) => [sent, lines.map(({ text, names }) => [text, ...names])])).toEqual([
    [
      { batch: 'one' },
      [
        ['Ate all', 'Ava', 'Cleo'],
        ['Ate none', 'Ben'],
      ],
    ],
    [{ id: 4 }, [['Painted', 'Dan']]],
  ]);
});

test('a look is later, soon, or overdue by whole minutes', () => {
  const nap = { nextCheckDue: '2026-03-02T17:15:00Z' } as RunningNap;
  const at = (time: string) => lookState(nap, Date.parse(`2026-03-02T${time}Z`));
  expect(at('17:00:30')).toEqual({ state: 'later', minutes: 15 });
  expect(at('17:12:00')).toEqual({ state: 'soon', minutes: 3 });
  expect(at('17:15:00')).toEqual({ state: 'overdue', minutes: 0 });
  expect(at('17:17:59')).toEqual({ state: 'overdue', minutes: 2 });
});

test('a look that is due alarms from that moment on', () => {
  const nap = { id: 1, childId: 2, firstName: 'Ada', roomId: 3, room: 'Infant Room' };
  const naps = [
    { ...nap, nextCheckDue: '2026-03-02T17:15:00.000Z' },
    { ...nap, id: 4, nextCheckDue: '2026-03-02T17:20:00.000Z' },
  ];
  const at = (time: string) =>
    overdueLooks(naps, Date.parse(`2026-03-02T${time}Z`)).map(({ id, minutes }) => [id, minutes]);
  expect(at('17:14:59')).toEqual([]);
  expect(at('17:15:00')).toEqual([[1, 0]]);
  expect(at('17:22:10')).toEqual([
    [1, 7],
    [4, 2],
  ]);
});

test('a look counts as just seen for the minute in which no other is recorded', () => {
  const nap = (lastCheck: string | null) => ({ lastCheck }) as RunningNap;
  const now = Date.parse('2026-03-02T17:01:00Z');
  expect(isJustSeen(nap(null), now)).toBe(false);
  expect(isJustSeen(nap('2026-03-02T17:00:01Z'), now)).toBe(true);
  expect(isJustSeen(nap('2026-03-02T17:00:00Z'), now)).toBe(false);
});
