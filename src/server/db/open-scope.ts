import { sql } from 'kysely';
import type pg from 'pg';
import type { Audience, DevicePlace } from '#contract/kernel/access.ts';
import type { Actor } from '#server/kernel/access/actor.ts';
import type { Clock } from '#server/kernel/clock/clock.ts';
import { type HttpError, notAllowed, notFound, signedOut } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { asHttpError, isAftermath } from './errors.ts';
import { inOnePacket } from './packet.ts';
import { type Opened, Scope } from './scope.ts';
import { ask, type Query, send } from './sql.ts';

/** What a transaction needs of the server. */
export interface Transactions extends Pick<Server, 'database'> {
  readonly clock: Clock;
  readonly live: Pick<Server['live'], 'publish'>;
}

export interface SessionOpening {
  readonly audience: Audience;
  readonly tokenHash: Buffer;
  /** The actor needs one of these capabilities; null: none. */
  readonly anyOf: readonly string[] | null;
  /** Staff may enter who have yet to set up the two-step verification their center requires. */
  readonly beforeTwoStep?: boolean;
}

/**
 * Does `work` in the scope of the session behind a token; refuses with 401 or 403. `begin`, the opening and the first
 * query travel together, so a request pays one round trip more than a bare query.
 */
export async function inSession<T>(
  server: Server,
  opening: SessionOpening,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return inTransaction(server, server.database[opening.audience], server.clock.now(), work, (client, now) =>
    sessionOpened(client, opening, now),
  );
}

/** Whose session it is, for what reads nothing more: one statement and no transaction. Refuses with 401 or 403. */
export async function whoIs(server: Server, opening: SessionOpening): Promise<Opened> {
  return alone(server.database[opening.audience], (client) => sessionOpened(client, opening, server.clock.now()));
}

/** What was changed of late, as `changes_since` says it. */
export interface Changes {
  /** What is visible now. */
  readonly snapshot: string;
  /** When the database was started. */
  readonly started: Date;
  /** `transaction center table`; null: what was changed is not known. */
  readonly changes: readonly string[] | null;
}

/**
 * Whose session it is, and what was changed since a snapshot: one statement and no transaction, for what may have been read before.
 * Refuses with 401 or 403.
 */
export async function glance(
  server: Server,
  { tokenHash, anyOf, beforeTwoStep = false, audience }: SessionOpening,
  known: string | null,
): Promise<{ readonly opened: Opened; readonly now: Date; readonly changes: Changes }> {
  const now = server.clock.now();
  return alone(server.database[audience], async (client) => {
    const { rows } = await send(
      client,
      sql<SessionRow & Changes>`
        select * from open_scope(${tokenHash}, ${now}, ${anyOf}, ${beforeTwoStep}), changes_since(${known})`,
    );
    const row = rows[0];
    if (!row) throw signedOut();
    return { opened: opened(row), now, changes: row };
  });
}

/** One statement on a connection of its own, outside of a transaction. */
async function alone<T>(pool: pg.Pool, ask: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await connected(pool);
  try {
    return await ask(client);
  } catch (error) {
    throw asHttpError(error);
  } finally {
    client.release();
  }
}

async function sessionOpened(client: pg.ClientBase, opening: SessionOpening, now: Date): Promise<Opened> {
  const { rows } = await send(client, openSession(opening, now));
  const row = rows[0];
  if (!row) throw signedOut();
  return opened(row);
}

const connected = (pool: pg.Pool): Promise<pg.PoolClient> =>
  pool.connect().catch((error: unknown) => {
    throw asHttpError(error);
  });

/** A paired tablet, and where one must stand. */
export interface KioskOpening {
  readonly tokenHash: Buffer;
  readonly place: DevicePlace;
}

/** Does `work` in the scope of a paired kiosk; refuses with 401 one that isn't paired any more, and with 403 one of another place. */
export async function inKiosk<T>(
  server: Server,
  { tokenHash, place }: KioskOpening,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return inTransaction(server, server.database.jobs, server.clock.now(), work, async (client, now) => {
    const { rows } = await send(client, sql<KioskRow>`select * from open_kiosk(${tokenHash}, ${now}, ${place})`);
    const row = rows[0];
    if (!row) throw signedOut();
    const { kioskId: id, name, centerId, timeZone: zone, roomId, roomName } = row;
    const room = roomId === null ? null : { id: roomId, name: roomName ?? '' };
    return { actor: { kind: 'device', id, name, room }, center: { id: centerId, zone }, session: null };
  });
}

interface KioskRow {
  centerId: number;
  timeZone: string;
  kioskId: number;
  name: string;
  roomId: number | null;
  roomName: string | null;
}

export interface CenterOpening {
  readonly centerId: number;
  /** In whose name; the system's, unless it is somebody who is just signing in. */
  readonly as?: { readonly kind: 'staff' | 'parent' | 'device'; readonly id: number };
  /** The moment it happens at; the clock's, unless history is being written. */
  readonly now?: Date;
}

/** Does `work` as the system in one center (jobs, setup, sign-in). */
export async function inCenter<T>(
  server: Transactions,
  opening: CenterOpening,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return inTransaction(server, server.database.jobs, opening.now ?? server.clock.now(), work, (client) =>
    enterCenter(client, opening),
  );
}

/** Does `work` in the center of a parent's scope and in that parent's name: what needs everybody's rows, as the count of places does. */
export async function inCenterAs<T>(server: Server, scope: Scope, work: (center: Scope) => Promise<T>): Promise<T> {
  const { actor, center } = await scope.opened;
  const as = actor.kind === 'parent' ? { as: { kind: actor.kind, id: actor.id } } : {};
  return inCenter(server, { centerId: center.id, ...as }, work);
}

/** What a guardian asked a job to gather. */
export interface ArchiveOpening {
  readonly centerId: number;
  readonly archiveId: number;
}

/**
 * Does `work` in the scope of the guardian who asked for an archive that is being built, with the rights they have now:
 * row security shows what they are shown themselves. Refuses with 403 once their right has ended.
 */
export async function inArchive<T>(
  server: Server,
  { centerId, archiveId }: ArchiveOpening,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return inTransaction(server, server.database.parent, server.clock.now(), work, async (client) => {
    const { rows } = await send(client, sql<ArchiveRow>`select * from open_archive(${centerId}, ${archiveId})`);
    const row = rows[0];
    if (!row) throw notAllowed();
    const { guardianId: id, firstName, lastName, childIds, timeZone: zone } = row;
    return {
      actor: { kind: 'parent', id, firstName, lastName, childIds },
      center: { id: centerId, zone },
      session: null,
    };
  });
}

interface ArchiveRow {
  timeZone: string;
  guardianId: number;
  firstName: string;
  lastName: string;
  childIds: number[];
}

/** The address of somebody's calendar, of which only the hash is known. */
export interface CalendarFeedOpening {
  readonly audience: Audience;
  readonly tokenHash: Buffer;
}

/**
 * Does `work` in the scope of whoever a calendar's address belongs to, with the rights they have now. 404 in one sentence when it
 * opens nothing: unknown, ended, or its holder left or sees no events any more.
 */
export async function inCalendarFeed<T>(
  server: Server,
  { audience, tokenHash }: CalendarFeedOpening,
  work: (scope: Scope, centerName: string) => Promise<T>,
): Promise<T> {
  let centerName = '';
  const open = async (client: pg.ClientBase, now: Date): Promise<Opened> => {
    const { rows } = await send(client, sql<FeedRow>`select * from open_calendar_feed(${tokenHash}, ${now})`);
    const row = rows[0];
    if (!row) throw notFound('There is no calendar at this address');
    centerName = row.centerName;
    return { ...opened({ ...row, kind: audience, sessionId: 0, expiresAt: now }), session: null };
  };
  return inTransaction(
    server,
    server.database[audience],
    server.clock.now(),
    async (scope) => {
      await scope.opened;
      return work(scope, centerName);
    },
    open,
  );
}

type FeedRow = Omit<SessionRow, 'sessionId' | 'kind' | 'expiresAt'> & { readonly centerName: string };

/** What an inspector's link lets its holder read, and what of it is asked for. */
export interface InspectionOpening {
  readonly tokenHash: Buffer;
  /** Null: the first page, which names the sheets. */
  readonly sheet: string | null;
  readonly form: 'screen' | 'csv' | 'pdf';
}
export interface Inspection {
  readonly zone: string;
  readonly label: string;
  readonly sheets: readonly string[];
  /** Local dates, both included. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly expiresAt: Date;
}
/** A transaction that can only read: it has no actor, and what it might write is refused by the database. */
export type Reading = Pick<Scope, 'all' | 'maybe' | 'one' | 'now'>;

/**
 * Does `work` behind an inspector's link, in a transaction that the database lets read only; that somebody looked is
 * written down before. `nowhere` when the link is expired, revoked or unknown, or doesn't name the sheet.
 */
export async function inInspection<T>(
  server: Server,
  { tokenHash, sheet, form }: InspectionOpening,
  nowhere: HttpError,
  work: (reading: Reading, inspection: Inspection) => Promise<T>,
): Promise<T> {
  let found: Inspection | undefined;
  const open = async (client: pg.ClientBase, now: Date): Promise<Opened> => {
    const { rows } = await send(
      client,
      sql<Inspection & { centerId: number; timeZone: string }>`
        select * from open_inspection(${tokenHash}, ${now}, ${sheet}, ${form})`,
    );
    const row = rows[0];
    if (!row) throw nowhere;
    found = { ...row, zone: row.timeZone };
    return { actor: NOBODY, center: { id: row.centerId, zone: row.timeZone }, session: null };
  };
  return inTransaction(
    server,
    server.database.staff,
    server.clock.now(),
    async (scope) => {
      await scope.opened;
      if (!found) throw nowhere;
      return work(scope, found);
    },
    open,
  );
}

/** The work behind an inspector's link is given no actor; were one asked for, it could do nothing. */
const NOBODY: Actor = { kind: 'staff', id: 0, firstName: '', lastName: '', role: '', capabilities: new Set() };

/** Makes a center by `creation` (a query that answers its id) and does `work` in it, in one transaction. */
export async function inNewCenter<T>(
  server: Server,
  creation: Query<{ id: number }>,
  work: (scope: Scope) => Promise<T>,
  now: Date = server.clock.now(),
): Promise<T> {
  return inTransaction(server, server.database.jobs, now, work, async (client) => {
    const { rows } = await send(client, creation);
    return enterCenter(client, { centerId: rows[0]?.id ?? 0 });
  });
}

/** Does `work` outside of any center, through the functions made for that (finding an account, making a center). */
export async function outsideCenters<T>(server: Transactions, work: (scope: Scope) => Promise<T>): Promise<T> {
  return inTransaction(server, server.database.jobs, server.clock.now(), work, async () => ({
    actor: { kind: 'system' },
    center: { id: 0, zone: 'UTC' },
    session: null,
  }));
}

async function inTransaction<T>(
  server: Transactions,
  pool: pg.Pool,
  now: Date,
  work: (scope: Scope) => Promise<T>,
  open: (client: pg.ClientBase, now: Date) => Promise<Opened>,
): Promise<T> {
  const client = await connected(pool);
  let broken: Error | boolean = false;
  try {
    inOnePacket(client);
    const began = ask(client, 'begin');
    const opening = open(client, now);
    const opened = Promise.all([opening, began]).then(([answer]) => answer);
    opened.catch(() => undefined);
    const scope = new Scope(client, now, opened);
    try {
      const result = await work(scope);
      await scope.commit();
      if (scope.stale.topics.size > 0) server.live.publish((await opened).center.id, scope.stale);
      return result;
    } catch (error) {
      scope.end();
      await ask(client, 'rollback').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
      // What was sent behind a refused opening fails too; the opening's own words are the reason.
      await opened.catch((reason: unknown) => {
        throw asHttpError(reason);
      });
      throw asHttpError(isAftermath(error) ? ((await scope.failure()) ?? error) : error);
    }
  } finally {
    client.release(broken);
  }
}

async function enterCenter(client: pg.ClientBase, opening: CenterOpening): Promise<Opened> {
  const { rows } = await send(client, openCenter(opening));
  const row = rows[0];
  if (!row) throw new Error(`There is no center ${opening.centerId}`);
  return { actor: { kind: 'system' }, center: row, session: null };
}

interface SessionRow {
  sessionId: number;
  centerId: number;
  timeZone: string;
  kind: 'staff' | 'parent';
  actorId: number;
  firstName: string;
  lastName: string;
  role: string;
  capabilities: string[];
  childIds: number[];
  expiresAt: Date;
}

const openSession = ({ tokenHash, anyOf, beforeTwoStep = false }: SessionOpening, now: Date) =>
  sql<SessionRow>`select * from open_scope(${tokenHash}, ${now}, ${anyOf}, ${beforeTwoStep})`;

function opened(row: SessionRow): Opened {
  const { actorId: id, firstName, lastName, role } = row;
  return {
    actor:
      row.kind === 'staff'
        ? { kind: 'staff', id, firstName, lastName, role, capabilities: new Set(row.capabilities) }
        : { kind: 'parent', id, firstName, lastName, childIds: row.childIds },
    center: { id: row.centerId, zone: row.timeZone },
    session: { id: row.sessionId, expiresAt: row.expiresAt },
  };
}

const openCenter = ({ centerId, as }: CenterOpening) =>
  sql<{ id: number; zone: string }>`select * from open_center(${centerId}, ${as?.kind ?? 'system'}, ${as?.id ?? null})`;
