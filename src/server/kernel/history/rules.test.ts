import { describe, expect, test } from 'vitest';
import { isBaseDue, pastBases, replayedIn, segmentAfter, segmentsFrom } from './rules.ts';

const ZONE = 'America/New_York';
const at = (moment: string) => new Date(moment);

describe('a base is due', () => {
  test.each([
    ['where there is none', '2026-03-04T15:00:00Z', null, null, true],
    ['not in the same week', '2026-03-10T15:00:00Z', '2026-03-04T15:00:00Z', null, false],
    ['not before the night is there', '2026-03-11T05:59:00Z', '2026-03-04T15:00:00Z', null, false],
    ['in the night a week later', '2026-03-11T06:01:00Z', '2026-03-04T15:00:00Z', null, true],
    ['not in the night of a trouble', '2026-03-04T15:00:00Z', null, '2026-03-04T14:00:00Z', false],
    ['in the night after it', '2026-03-05T07:01:00Z', null, '2026-03-04T14:00:00Z', true],
  ])('%s', (_, now, newest, trouble, isDue) => {
    expect(isBaseDue(at(now), newest ? at(newest) : null, trouble ? at(trouble) : null, ZONE)).toBe(isDue);
  });
});

test('the newest base from before the days that are kept stays, with all that came after it', () => {
  const bases = ['2026-02-10', '2026-02-17', '2026-02-24', '2026-03-03'].map((day) => ({
    from: at(`${day}T07:00:00Z`),
  }));
  const past = (now: string) => pastBases(bases, at(now), 7).map(({ from }) => from.toISOString().slice(0, 10));
  expect(past('2026-03-03T08:00:00Z')).toEqual(['2026-02-10', '2026-02-17']);
  expect(past('2026-03-03T06:00:00Z')).toEqual(['2026-02-10']);
  expect(past('2026-02-12T06:00:00Z')).toEqual([]);
});

test('segments follow one another through the logs of a timeline', () => {
  expect(segmentAfter('000000010000000A000000FE')).toBe('000000010000000A000000FF');
  expect(segmentAfter('000000010000000A000000FF')).toBe('000000010000000B00000000');
  expect(segmentsFrom('0000000200000000000000FE', '000000020000000100000001')).toHaveLength(4);
  expect(segmentsFrom('000000010000000000000002', '000000010000000000000001')).toEqual([]);
});

test.each([
  ['00000 LOG:  redo starts at 0/FD000028', 0],
  ['00000 LOG:  redo in progress, elapsed time: 10.00 s, current LSN: 0/FF3F2C8A', 2],
  ['00000 LOG:  redo in progress, elapsed time: 20.00 s, current LSN: 1/A3F2C8', 3],
  ['00000 LOG:  redo done at 1/1000000 system usage: CPU: user: 0.01 s, system: 0.00 s, elapsed: 0.06 s', 4],
  ['00000 LOG:  consistent recovery state reached at 0/FE000158', null],
  ['00000 LOG:  syncing data directory (fsync), elapsed time: 10.00 s, current path: ./base/5', null],
])('%s: so many segments are behind', (line, behind) => {
  expect(replayedIn(line, segmentsFrom('0000000200000000000000FD', '000000020000000100000001'))).toBe(behind);
});
