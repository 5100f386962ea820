import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { types } from '#server/db/wire.ts';
import { startI18n } from '#web/lib/i18n.ts';
import { dayAfter, dayOf, formatDate, setCenterClock } from '#web/lib/time.ts';
import { addDays, dayAt, momentOf, timeAt } from './zone.ts';

// 10,000 dates from 1900 to 2199 in each of 40 zones, on machines in three zones: none becomes another date on its way
// from the form through the server and the database to the screen.
const DATES = Array.from({ length: 10_000 }, (_, n) => addDays('1900-01-01', Math.round((n * 109_572) / 9_999)));
const MACHINES = ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'];
const ZONES = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles'],
  ...['America/Anchorage', 'Pacific/Honolulu', 'America/Puerto_Rico', 'America/Halifax', 'America/St_Johns'],
  ...['America/Sao_Paulo', 'America/Santiago', 'America/Havana', 'America/Caracas', 'America/Asuncion'],
  ...['America/Nuuk', 'Atlantic/Azores', 'Europe/London', 'Europe/Dublin', 'Europe/Berlin'],
  ...['Europe/Paris', 'Europe/Madrid', 'Europe/Amsterdam', 'Europe/Moscow', 'Africa/Cairo'],
  ...['Africa/Monrovia', 'Africa/Casablanca', 'Asia/Beirut', 'Asia/Tehran', 'Asia/Karachi'],
  ...['Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Singapore', 'Asia/Tokyo', 'Australia/Lord_Howe'],
  ...['Pacific/Chatham', 'Pacific/Apia', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'],
];
/** Dates that a zone left out when it went over to the other side of the date line. */
const LEFT_OUT: readonly string[] = ['Pacific/Apia 2011-12-30', 'Pacific/Kiritimati 1994-12-31'];

const superuser = new pg.Client({ ...inject('database'), types });
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await startI18n('en');
  await superuser.connect();
});
afterAll(() => superuser.end());
afterEach(() => {
  process.env.TZ = 'Pacific/Kiritimati';
});

test('there are enough of them', () => {
  expect([new Set(DATES).size, DATES[0], DATES.at(-1), new Set(ZONES).size]).toEqual([
    10_000,
    '1900-01-01',
    '2199-12-31',
    40,
  ]);
});

describe.each(MACHINES)('on a machine in %s', (machine) => {
  test.each(ZONES)('no date shifts in %s', async (zone) => {
    process.env.TZ = machine;
    setCenterClock(new Date().toISOString(), zone);
    const shifted: string[] = [];
    const moments: Date[] = [];
    for (const date of DATES) {
      const moment = momentOf(date, '12:00', zone);
      moments.push(moment);
      const seen = [
        `${dayAt(moment, zone)} ${timeAt(moment, zone)}`,
        `${dayOf(moment.toISOString())} 12:00`,
        `${dayAfter(addDays(date, -1), 1)} 12:00`,
        `${dayOnScreen(date)} 12:00`,
      ];
      if (seen.some((one) => one !== `${date} 12:00`)) shifted.push(`${zone} ${date}`, ...seen);
    }
    expect(shifted.filter((date) => !LEFT_OUT.includes(date))).toEqual([]);
    expect(await shiftedInDatabase(zone, moments)).toEqual([]);
  });
});

test.each(ZONES)('a date of %s begins where the one before it ends', (zone) => {
  const shifted = DATES.filter((date) => {
    const began = momentOf(date, '00:00', zone);
    return dayAt(began, zone) !== date || dayAt(new Date(began.getTime() - 1), zone) >= date;
  });
  expect(shifted.filter((date) => !LEFT_OUT.includes(`${zone} ${date}`))).toEqual([]);
});

/** The date a screen shows, read back. */
function dayOnScreen(date: string): string {
  const shown = new Date(`${formatDate(date)} UTC`);
  return shown.toISOString().slice(0, 10);
}

/** Dates and moments as the database has them, written and read back. */
async function shiftedInDatabase(zone: string, moments: readonly Date[]): Promise<string[]> {
  const { rows } = await superuser.query<{ given: string; read: string; day: string }>(
    `select given, given::date as read, (moment at time zone $3)::date as day
     from unnest($1::text[], $2::timestamptz[]) as sent (given, moment)`,
    [DATES, moments, zone],
  );
  return rows
    .filter(({ given, read, day }) => given !== read || given !== day)
    .map(({ given, read, day }) => `${zone} ${given} ${read} ${day}`)
    .filter((row) => !LEFT_OUT.some((date) => row.startsWith(date)));
}
