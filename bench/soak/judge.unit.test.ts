import { expect, test } from 'vitest';
import { type Figures, judge, type Soaked } from './judge.ts';

const CALM: Figures = {
  ...{ rss: 200, heap: 60, postgres: 300, own: 80, files: 30, sockets: 12, connections: 8 },
  ...{ timers: 9, jobs: 0, temp: 1, data: 120, wal: 48 },
};
const HOURS = Array.from({ length: 17 }, (_, n) => n / 2);

/** A day whose figures are as `at` says, with a night after which all is as before. */
const dayOf = (at: (hours: number) => Partial<Figures>, rest: Partial<Soaked> = {}): Soaked => ({
  ...{ before: CALM, after: CALM, refused: new Map() },
  day: HOURS.map((hours) => ({ hours, figures: { ...CALM, ...at(hours) } })),
  ...rest,
});
const missedBy = (soaked: Soaked) =>
  judge(soaked)
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);

test('a day that is as its beginning passes, also with peaks, a warm-up and more data on the disk', () => {
  expect(missedBy(dayOf(() => ({})))).toEqual([]);
  expect(missedBy(dayOf((hours) => ({ rss: hours < 2 ? 100 + 60 * hours : 220 + (hours % 1 === 0 ? 8 : 0) })))).toEqual(
    [],
  );
  expect(missedBy(dayOf((hours) => ({ own: hours === 8 ? 300 : 80, data: 120 + 40 * hours })))).toEqual([]);
});

test.each(['rss', 'heap', 'own'] as const)('%s that grows on and on is refused, and slowly is borne', (key) => {
  const growing = (percent: number) => dayOf((hours) => ({ [key]: CALM[key] * (1 + (percent / 100) * (hours - 5)) }));
  expect(missedBy(growing(6))).toEqual([expect.stringContaining(`${key}: growth`)]);
  expect(missedBy(growing(4))).toEqual([]);
  expect(missedBy(growing(-9))).toEqual([]);
});

test.each([
  ...(['files', 'jobs', 'temp'] as const).map((key) => [key, 0] as const),
  ...(['sockets', 'connections'] as const).map((key) => [key, 2] as const),
  ['timers', 5] as const,
])('%s left over are refused, %i aside', (key, borne) => {
  const left = (more: number) => dayOf(() => ({}), { after: { ...CALM, [key]: CALM[key] + more } });
  expect(missedBy(left(borne + 1))).toEqual([expect.stringContaining('afterwards')]);
  expect(missedBy(left(borne))).toEqual([]);
});

test('a call that fails or is refused is told', () => {
  const refusing = (...answers: string[]) => dayOf(() => ({}), { refused: new Map(answers.map((one) => [one, 2])) });
  expect(missedBy(refusing('503 GET /api/center'))).toEqual(['calls answered 5xx']);
  expect(missedBy(refusing('422 POST /api/attendance'))).toEqual(['calls refused']);
});

test('a figure that is missing is no success', () => {
  expect(missedBy(dayOf(() => ({ rss: Number.NaN })))).toEqual([expect.stringContaining('rss')]);
  expect(missedBy(dayOf(() => ({}), { day: [] }))).toHaveLength(3);
});
