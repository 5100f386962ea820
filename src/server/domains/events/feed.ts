import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/kernel/languages.ts';
import type { ShiftKind } from '#contract/rota-choices.ts';
import { inCalendarFeed } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { toldTo } from '#server/domains/rota/queries.ts';
import { isPerson } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { asICalendar, type Entry } from '#server/kernel/calendar/icalendar.ts';
import { timeOf } from '#server/kernel/clock/time-of-day.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { notFound } from '#server/kernel/http-error.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import { daysWithin, type EventTime, eventsWithin } from './calendar.ts';
import { currentFeed, endFeed, type Holder, insertFeed, lockFeed } from './feed-queries.ts';

const BACK_DAYS = 31;

const AHEAD_DAYS = 400;

/** Calendar programs read every few hours; all of a daycare's may sit behind one address. */
const READS_PER_MINUTE = 120;

/** Whether the caller's calendar has an address, since when, and when it was last read. */
export const ownFeed = async (scope: Scope) => (await scope.maybe(currentFeed(await holderOf(scope)))) ?? null;

/** Makes an address for the caller's calendar, which nobody is told again; the one before it ends. */
export async function makeFeed(server: Server, scope: Scope) {
  const holder = await holderOf(scope);
  await scope.all(lockFeed(holder));
  await scope.count(endFeed(holder, scope.now));
  const token = `${holder.staffId === null ? 'p' : 's'}${newToken()}`;
  await scope.count(insertFeed(holder, hashToken(token), scope.now));
  audit(scope, { action: 'make calendar address', entity: 'calendar_feed', ids: [] });
  const address = `${server.address.origin()}/api/calendar/feed/${token}.ics`;
  return { address, createdAt: scope.now, lastReadAt: null };
}

/** Ends the address of the caller's calendar. */
export async function endOwnFeed(scope: Scope): Promise<void> {
  const ended = await scope.count(endFeed(await holderOf(scope), scope.now));
  if (ended === 0) throw notFound('Your calendar has no address');
  audit(scope, { action: 'end calendar address', entity: 'calendar_feed', ids: [] });
}

/**
 * Serves the calendar behind an address. The address is the whole right to read, so it is found nowhere but with its holder: kept as
 * a hash, and not part of what the log writes of a request.
 */
export function calendarFeed(app: FastifyInstance, server: Server): void {
  const rateLimit = { max: READS_PER_MINUTE, timeWindow: '1 minute' };
  app.get<{ Params: { token: string } }>(
    '/api/calendar/feed/:token.ics',
    { config: { rateLimit } },
    async (request, reply) => {
      const { token } = request.params;
      const audience = token.startsWith('s') ? 'staff' : 'parent';
      const text = await inCalendarFeed(server, { audience, tokenHash: hashToken(token) }, feedText);
      const tag = `"${createHash('sha1').update(text).digest('base64url')}"`;
      reply.headers({ 'cache-control': 'private, no-cache', etag: tag, 'content-security-policy': LOCKED });
      if (request.headers['if-none-match'] === tag) return reply.status(304).send();
      reply.headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="larkhouse.ics"',
      });
      return reply.send(text);
    },
  );
}

const LOCKED = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What an entry of an event tells; no description, since an address gets around. */
export const entryOf = (
  centerId: number,
  { id, occurrence, title, location, changedAt, version, ...event }: EventTime,
): Entry => ({
  id: `event-${centerId}-${id}-${occurrence}@larkhouse`,
  title,
  location,
  date: event.date,
  time: event.time,
  endDate: event.endDate,
  endTime: event.endTime,
  changedAt,
  version,
});

async function feedText(scope: Scope, centerName: string): Promise<string> {
  const actor = await acting(scope, isPerson);
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const days = { from: addDays(today, -BACK_DAYS), to: addDays(today, AHEAD_DAYS) };
  const language = await languageOf(scope, actor.kind, actor.id);
  const events = await eventsWithin(scope, days);
  const entries = events.map((event) => entryOf(center.id, event));
  const others = await otherEntries(scope, days, language);
  const shifts = actor.kind === 'staff' ? await shiftEntries(scope, actor.id, days, language) : [];
  return asICalendar(centerName, center.zone, [...entries, ...shifts, ...others]);
}

/** Shifts as their person was told them (rota-11). */
async function shiftEntries(
  scope: Scope,
  staffId: number,
  { from, to }: { readonly from: string; readonly to: string },
  language: Language,
): Promise<Entry[]> {
  const { center } = await scope.opened;
  const shifts = await scope.all(toldTo(staffId, from, to));
  return shifts.map(({ id, date, room, kind, fromMinute, toMinute, publishedAt }) => ({
    id: `shift-${center.id}-${id}@larkhouse`,
    title: titleOf(language, kind, room),
    date,
    time: timeOf(fromMinute),
    endDate: toMinute === DAY_MINUTES ? addDays(date, 1) : date,
    endTime: timeOf(toMinute % DAY_MINUTES),
    changedAt: publishedAt,
    version: Math.floor(publishedAt.getTime() / 1000),
  }));
}
const DAY_MINUTES = 1440;
function titleOf(language: Language, kind: ShiftKind, room: string | null): string {
  if (room !== null) return translate(language, 'Work: {{room}}', { room });
  return kind === 'training' ? translate(language, 'Work: training') : translate(language, 'Work: office');
}

async function otherEntries(scope: Scope, days: { from: string; to: string }, language: Language): Promise<Entry[]> {
  const { closures, birthdays } = await daysWithin(scope, days);
  const allDay = (id: string, title: string, date: string, endDate: string): Entry => ({
    id: `${id}@larkhouse`,
    title,
    date,
    time: null,
    endDate,
    endTime: null,
    changedAt: new Date(`${date}T00:00:00Z`),
    isFree: true,
  });
  return [
    ...closures.map(({ from, to, reason }) =>
      allDay(`closed-${from}`, translate(language, 'Closed: {{reason}}', { reason }), from, to),
    ),
    ...birthdays.map(({ childId, firstName: name, date }) =>
      allDay(`birthday-${childId}-${date}`, translate(language, 'Birthday: {{name}}', { name }), date, date),
    ),
  ];
}

async function holderOf(scope: Scope): Promise<Holder> {
  const actor = await acting(scope, isPerson);
  return actor.kind === 'staff' ? { staffId: actor.id, guardianId: null } : { staffId: null, guardianId: actor.id };
}
