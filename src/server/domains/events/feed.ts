import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Language } from '../../../contract/languages.ts';
import { isPerson } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import { addDays, dayAt } from '../../clock/zone.ts';
import { inCalendarFeed } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { db } from '../../db/sql.ts';
import { notAllowed, notFound } from '../../refusal.ts';
import { hashToken, newToken } from '../../secrets/vault.ts';
import type { Server } from '../../server.ts';
import { languageOf } from '../../words/reader.ts';
import { say } from '../../words/say.ts';
import { daysWithin, type EventTime, eventsWithin } from './calendar.ts';
import { asICalendar, type Entry } from './ics.ts';

const BACK_DAYS = 31;
const AHEAD_DAYS = 400;
/** Calendar programs read every few hours; all of a daycare's may sit behind one address. */
const READS_PER_MINUTE = 120;

/** Whether the caller's calendar has an address, since when, and when it was last read. */
export const ownFeed = async (scope: Scope) => (await scope.maybe(currentFeed(await holderOf(scope)))) ?? null;

/** Makes an address for the caller's calendar, which nobody is told again; the one before it ends. */
export async function makeFeed(server: Server, scope: Scope) {
  const holder = await holderOf(scope);
  await scope.count(endFeed(holder, scope.now));
  const token = `${holder.staffId === null ? 'p' : 's'}${newToken()}`;
  await scope.count(insertFeed(holder, hashToken(token), scope.now));
  audit(scope, { action: 'make calendar address', entity: 'calendar_feed', ids: [] });
  const address = `${server.publicAddress()}/api/calendar/feed/${token}.ics`;
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
  const { actor, center } = await scope.opened;
  if (!isPerson(actor)) throw notAllowed();
  const today = dayAt(scope.now, center.zone);
  const days = { from: addDays(today, -BACK_DAYS), to: addDays(today, AHEAD_DAYS) };
  const language = await languageOf(scope, actor.kind, actor.id);
  const events = await eventsWithin(scope, days);
  const entries = events.map((event) => entryOf(center.id, event));
  const others = await otherEntries(scope, days, language);
  return asICalendar(centerName, center.zone, [...entries, ...others]);
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
      allDay(`closed-${from}`, say(language, 'Closed: {{reason}}', { reason }), from, to),
    ),
    ...birthdays.map(({ childId, firstName: name, date }) =>
      allDay(`birthday-${childId}-${date}`, say(language, 'Birthday: {{name}}', { name }), date, date),
    ),
  ];
}

interface Holder {
  readonly staffId: number | null;
  readonly guardianId: number | null;
}
async function holderOf(scope: Scope): Promise<Holder> {
  const { actor } = await scope.opened;
  if (!isPerson(actor)) throw notAllowed();
  return actor.kind === 'staff' ? { staffId: actor.id, guardianId: null } : { staffId: null, guardianId: actor.id };
}

const isHeldBy = ({ staffId, guardianId }: Holder) =>
  staffId === null ? sql<boolean>`guardian_id = ${guardianId}` : sql<boolean>`staff_id = ${staffId}`;

const currentFeed = (holder: Holder) =>
  db
    .selectFrom('calendarFeed')
    .select(['createdAt', 'readAt as lastReadAt'])
    .where('revokedAt', 'is', null)
    .where(isHeldBy(holder));
const endFeed = (holder: Holder, now: Date) =>
  db.updateTable('calendarFeed').set({ revokedAt: now }).where('revokedAt', 'is', null).where(isHeldBy(holder));
const insertFeed = ({ staffId, guardianId }: Holder, tokenHash: Buffer, createdAt: Date) =>
  db.insertInto('calendarFeed').values({ tokenHash, createdAt, ...(staffId === null ? { guardianId } : { staffId }) });
