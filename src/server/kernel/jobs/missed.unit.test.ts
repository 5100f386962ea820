import { parseCronItems, type TimestampDigest } from 'graphile-worker';
import { expect, test } from 'vitest';
import { lastMissed } from './missed.ts';

/** How often a routine runs when the queue goes through all minutes from one moment to another, which is now. */
function runs(cron: string, from: string, to: string): string[] {
  const [item] = parseCronItems([{ task: 'a', match: cron, identifier: 'a' }]);
  const isDue = lastMissed(item?.match ?? (() => false), () => Date.parse(to));
  const due: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 60_000) {
    const moment = new Date(at);
    const minute: TimestampDigest = {
      min: moment.getUTCMinutes(),
      hour: moment.getUTCHours(),
      date: moment.getUTCDate(),
      month: moment.getUTCMonth() + 1,
      dow: moment.getUTCDay(),
    };
    if (isDue(minute)) due.push(moment.toISOString().slice(0, 16));
  }
  return due;
}

test.each([
  ['every minute', '* * * * *', '2026-03-02T12:34', '2026-03-02T12:34:10Z', ['2026-03-02T12:34']],
  ['missed for five hours', '* * * * *', '2026-03-02T07:34', '2026-03-02T12:34:10Z', ['2026-03-02T12:34']],
  ['hourly', '7 * * * *', '2026-03-02T07:34', '2026-03-02T12:34:10Z', ['2026-03-02T12:07']],
  ['nightly, missed once', '53 2 * * *', '2026-03-02T01:00', '2026-03-02T06:00:10Z', ['2026-03-02T02:53']],
  ['nightly, not missed', '53 2 * * *', '2026-03-02T03:00', '2026-03-02T08:00:10Z', []],
  ['nightly, for two weeks', '53 2 * * *', '2026-03-02T01:00', '2026-03-16T08:00:10Z', ['2026-03-16T02:53']],
  ['over new year', '53 23 * * *', '2026-12-31T23:00', '2027-01-01T04:00:10Z', ['2026-12-31T23:53']],
  ['over new year, hourly', '7 * * * *', '2026-12-31T23:00', '2027-01-01T04:00:10Z', ['2027-01-01T03:07']],
  ['on a day that most years lack', '0 0 29 2 *', '2028-02-28T23:00', '2028-02-29T04:00:10Z', ['2028-02-29T00:00']],
])('a routine runs once for all that was missed at a stretch: %s', (_, cron, from, to, due) => {
  expect(runs(cron, `${from}:00Z`, to)).toEqual(due);
});
