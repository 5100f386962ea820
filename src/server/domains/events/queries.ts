import { type RawBuilder, sql } from 'kysely';
import type { EventAnswer, EventAudience } from '#contract/events-choices.ts';
import { db } from '#server/db/sql.ts';
import type { Content } from './rules.ts';

export interface EventRow extends Content {
  readonly id: number;
  readonly audience: EventAudience;
  readonly unit: 'day' | 'week' | 'month' | 'year' | null;
  readonly every: number;
  readonly weekdays: number[];
  readonly monthlyBy: 'day' | 'weekday';
  readonly untilDate: string | null;
  readonly times: number | null;
  readonly skipsClosed: boolean;
  readonly asksAnswers: boolean;
  readonly showsCounts: boolean;
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly changedAt: Date;
  readonly version: number;
  readonly rooms: { id: number; name: string }[];
}

const event = sql`e.id, e.title, e.description, e.date, e.time, e.end_date, e.end_time, e.type, e.participants, e.location, e.audience,
  e.unit, e.every, e.weekdays, e.monthly_by, e.until_date, e.times, e.skips_closed, e.asks_answers, e.shows_counts, e.first_day,
  e.last_day, e.changed_at, e.version, coalesce((
    select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.sort_order, r.id)
    from event_room t join room r on r.center_id = t.center_id and r.id = t.room_id
    where t.center_id = e.center_id and t.event_id = e.id), '[]') as rooms`;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Events that may take place between two days; of a room those that are for it or for everybody. */
export const eventsAround = ({ from, to }: Days, room: number | undefined) => sql<EventRow>`
  select ${event} from event e
  where e.removed_at is null and e.first_day <= ${to} and (e.last_day is null or e.last_day >= ${from}) and ${ofRoom(room)}
  order by e.id`;

const ofRoom = (room: number | undefined): RawBuilder<unknown> =>
  room === undefined
    ? sql`true`
    : sql`(e.audience <> 'rooms' or exists (
        select from event_room t where t.center_id = e.center_id and t.event_id = e.id and t.room_id = ${room}))`;

export const eventById = (id: number) => sql<EventRow>`
  select ${event} from event e where e.id = ${id} and e.removed_at is null`;
/** Of two who change an event one comes after the other. */
export const lockEvent = (id: number) => sql`select from event where id = ${id} and removed_at is null for update`;

/** Of a time that was canceled there is nothing else. */
export type ExceptionRow = {
  readonly eventId: number;
  /** The day the series has it on. */
  readonly occurrence: string;
  readonly changedAt: Date;
} & (
  | ({ readonly cancelledAt: null } & Content)
  | ({ readonly cancelledAt: Date } & { readonly [Field in keyof Content]: null })
);
const exception = sql`event_id, date as occurrence, cancelled_at, title, description, location, type, participants, start_date as date,
  start_time as time, end_date, end_time, changed_at`;

/** What was changed of times that the series has, or that take place, between two days. */
export const exceptionsAround = (ids: readonly number[], { from, to }: Days) => sql<ExceptionRow>`
  select ${exception} from event_exception
  where event_id = any (${ids}::bigint[]) and (date between ${from}::date - 31 and ${to} or start_date <= ${to} and end_date >= ${from})
  order by event_id, date`;
export const exceptionsOf = (id: number) => sql<ExceptionRow>`
  select ${exception} from event_exception where event_id = ${id} order by date`;

export interface NewEventRow extends Partial<Content> {
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly endDate: string;
  readonly time: string | null;
  readonly type: string;
  readonly participants: string;
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly createdAt: Date;
  readonly createdBy: number | null;
  readonly changedAt: Date;
}
/** How an event is kept beside its content. */
export interface SeriesColumns {
  readonly audience: EventAudience;
  readonly unit: EventRow['unit'];
  readonly every: number;
  readonly weekdays: number[];
  readonly monthlyBy: EventRow['monthlyBy'];
  readonly untilDate: string | null;
  readonly times: number | null;
  readonly skipsClosed: boolean;
  readonly asksAnswers: boolean;
  readonly showsCounts: boolean;
  readonly firstDay: string;
  readonly lastDay: string | null;
}
export const insertEvents = (rows: readonly (NewEventRow & Partial<SeriesColumns>)[]) =>
  db
    .insertInto('event')
    .values([...rows])
    .returning('id');

export const updateEvent = (id: number, changes: Partial<Content & SeriesColumns> & { readonly changedAt: Date }) =>
  db
    .updateTable('event')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id);
export const removeEvent = (id: number, now: Date) =>
  db.updateTable('event').set({ removedAt: now, changedAt: now }).where('id', '=', id);

export const clearRooms = (eventId: number) => db.deleteFrom('eventRoom').where('eventId', '=', eventId);
export const insertRooms = (eventId: number, ids: readonly number[]) =>
  db.insertInto('eventRoom').values(ids.map((roomId) => ({ eventId, roomId })));
export const knownRooms = (ids: readonly number[]) => sql<{ id: number }>`
  select id from room where id = any (${ids}::bigint[]) and removed_at is null`;

export interface NewException {
  readonly eventId: number;
  readonly date: string;
  readonly cancelledAt: Date | null;
  readonly content: Content | null;
  readonly changedAt: Date;
  readonly changedBy: number | null;
}
export const putException = ({ content, ...row }: NewException) => {
  const { title = null, description = null, location = null, type = null, participants = null } = content ?? {};
  const values = {
    ...row,
    title,
    description,
    location,
    type,
    participants,
    startDate: content?.date ?? null,
    startTime: content?.time ?? null,
    endDate: content?.endDate ?? null,
    endTime: content?.endTime ?? null,
  };
  const { eventId: _event, date: _date, ...changes } = values;
  return db
    .insertInto('eventException')
    .values(values)
    .onConflict((conflict) => conflict.columns(['centerId', 'eventId', 'date']).doUpdateSet(changes));
};
export const deleteExceptions = (eventId: number, days: readonly string[]) => sql`
  delete from event_exception where event_id = ${eventId} and date = any (${days}::date[])`;
export const moveExceptions = (eventId: number, toEventId: number, from: string) => sql`
  update event_exception set event_id = ${toEventId} where event_id = ${eventId} and date >= ${from}`;

export interface AnswerRow {
  readonly eventId: number;
  readonly date: string;
  readonly answer: EventAnswer;
  readonly people: number;
  readonly note: string;
  readonly answeredAt: Date;
}
const answer = sql`event_id, date, answer, people, note, answered_at`;

/** The answers of whoever asks. */
export const ownAnswers = (ids: readonly number[], { from, to }: Days) => sql<AnswerRow>`
  select ${answer} from event_answer
  where event_id = any (${ids}::bigint[]) and date between ${from} and ${to}
    and case current_setting('app.actor_kind', true) when 'parent' then guardian_id else staff_id end = app_actor_id()`;

export interface CountRow {
  readonly eventId: number;
  readonly date: string;
  readonly yes: number;
  readonly no: number;
  readonly maybe: number;
  readonly people: number;
}
/** How many come; to families only of events that say so. */
export const answerCounts = (ids: readonly number[], { from, to }: Days) => sql<CountRow>`
  select event_id, date, yes, no, maybe, people from event_counts(${ids}::bigint[], ${from}::date, ${to}::date)`;

export interface NamedAnswerRow extends AnswerRow {
  readonly kind: 'staff' | 'parent';
  /** @known of the staff member or the guardian */
  readonly name: string;
  readonly children: string[];
}
/** Who answered for one time of an event, the newest first; with a guardian the first names of their children here. */
export const namedAnswers = (eventId: number, date: string) => sql<NamedAnswerRow>`
  select ${answer}, case when a.staff_id is null then 'parent' else 'staff' end as kind,
    coalesce(s.first_name || ' ' || s.last_name, g.first_name || ' ' || g.last_name) as name,
    array(select k.first_name from guardianship r join child k on k.center_id = r.center_id and k.id = r.child_id
          where r.center_id = a.center_id and r.guardian_id = a.guardian_id and r.ended_at is null and k.removed_at is null
          order by k.first_name) as children
  from event_answer a
  left join staff s on s.center_id = a.center_id and s.id = a.staff_id
  left join guardian g on g.center_id = a.center_id and g.id = a.guardian_id
  where a.event_id = ${eventId} and a.date = ${date} order by a.answered_at desc, a.id desc`;

export interface NewAnswer extends AnswerRow {
  readonly staffId: number | null;
  readonly guardianId: number | null;
}
export const putAnswer = (row: NewAnswer) =>
  db
    .insertInto('eventAnswer')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['centerId', 'eventId', 'date', 'staffId', 'guardianId'])
        .doUpdateSet({ answer: row.answer, people: row.people, note: row.note, answeredAt: row.answeredAt }),
    );
export const answeredDays = (eventId: number, from: string) => sql<{ date: string }>`
  select distinct date from event_answer where event_id = ${eventId} and date >= ${from} order by date`;
export const deleteAnswers = (eventId: number, days: readonly string[]) => sql`
  delete from event_answer where event_id = ${eventId} and date = any (${days}::date[])`;
export const moveAnswers = (eventId: number, toEventId: number, from: string) => sql`
  update event_answer set event_id = ${toEventId} where event_id = ${eventId} and date >= ${from}`;
/** An event that takes place once was put on another day: its answers are for that. */
export const redateAnswers = (eventId: number, date: string) => sql`
  update event_answer set date = ${date} where event_id = ${eventId}`;

/** Whose event it is: of rooms, those that are named. */
export interface Concerned {
  readonly audience: EventAudience;
  readonly roomIds: readonly number[];
}
/** The children whose families see an event of one of these audiences. */
export const childrenConcerned = (audiences: readonly Concerned[]) => {
  const isOfAll = audiences.some(({ audience }) => audience === 'everybody');
  const rooms = audiences.flatMap(({ audience, roomIds }) => (audience === 'rooms' ? roomIds : []));
  return sql<{ id: number }>`
    select id from child where removed_at is null and (${isOfAll} or room_id = any (${rooms}::bigint[])) order by id`;
};

export interface ChildRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly room: string;
}
/** Children enrolled; a family's are its own, by row security. */
export const childrenBorn = (room: number | undefined) => sql<ChildRow>`
  select k.id, k.first_name, k.last_name, k.date_of_birth, r.name as room
  from child k join room r on r.center_id = k.center_id and r.id = k.room_id
  where k.removed_at is null and ${room === undefined ? sql`true` : sql`k.room_id = ${room}`}
  order by k.first_name, k.last_name, k.id`;
