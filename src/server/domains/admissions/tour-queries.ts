import { sql } from 'kysely';
import type { InquiryMailKind, InquiryState, TourState } from '#contract/admissions-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { db } from '#server/db/sql.ts';

export const activeHosts = () => sql<{ id: number; name: string }>`
  select id, first_name || ' ' || last_name as name from staff where removed_at is null and deactivated_at is null
  order by last_name, first_name, id`;

export const closuresBetween = (from: string, to: string) =>
  db.selectFrom('closure').select('date').where('date', '>=', from).where('date', '<=', to);

export interface NewSlot {
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
  readonly places: number;
  readonly hostId: number | null;
}
export const insertSlots = (
  rows: readonly (NewSlot & { readonly createdAt: Date; readonly createdBy: number | null })[],
) => db.insertInto('tourSlot').values(rows).returning('id');

export interface SlotRow extends NewSlot {
  readonly id: number;
  readonly host: string | null;
  readonly isClosed: boolean;
  readonly version: number;
}
const slotColumns = sql`s.id, s.date, s.time, s.minutes, s.places, s.host_id, h.first_name || ' ' || h.last_name as host,
  s.closed_at is not null as is_closed, s.version`;
const slotTables = sql`tour_slot s left join staff h on h.center_id = s.center_id and h.id = s.host_id`;

/** Times of a range of dates; of those that were taken back only the ones that somebody had booked. */
export const slotsBetween = (from: string, to: string) => sql<SlotRow>`
  select ${slotColumns} from ${slotTables} where s.date between ${from} and ${to} and (s.closed_at is null
    or exists (select from tour t where t.center_id = s.center_id and t.slot_id = s.id))
  order by s.date, s.time, s.id limit 1000`;

export const slotById = (id: number) => sql<SlotRow>`select ${slotColumns} from ${slotTables} where s.id = ${id}`;

/** Of two who want the last place of a time, one comes after the other. */
export const lockSlot = (id: number) => sql`select from tour_slot where id = ${id} for update`;

export const updateSlot = (id: number, { date, time, minutes, places, hostId }: NewSlot) => sql`
  update tour_slot set date = ${date}, time = ${time}, minutes = ${minutes}, places = ${places}, host_id = ${hostId},
    version = version + 1 where id = ${id}`;

export const setClosed = (id: number, now: Date) =>
  sql`update tour_slot set closed_at = ${now}, version = version + 1 where id = ${id}`;

export interface TourRow {
  readonly id: number;
  readonly inquiryId: number;
  readonly slotId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly language: Language;
  /** @known the state's check names them */
  readonly inquiryState: InquiryState;
  readonly children: (string | null)[];
  readonly state: TourState;
  readonly canceledBy: 'family' | 'center' | null;
  readonly bookedAt: Date;
  readonly bookedBy: string | null;
  readonly sequence: number;
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
  readonly host: string | null;
}
const tours = sql`
  select t.id, t.inquiry_id, t.slot_id, c.first_name, c.last_name, c.email, c.phone_number, i.language, i.state as inquiry_state,
    coalesce((select json_agg(k.first_name order by k.id) from inquiry_child k
      where k.center_id = i.center_id and k.inquiry_id = i.id), '[]') as children,
    t.state, t.canceled_by, t.booked_at, b.first_name || ' ' || b.last_name as booked_by, t.sequence, s.date, s.time, s.minutes,
    h.first_name || ' ' || h.last_name as host
  from tour t join tour_slot s on s.center_id = t.center_id and s.id = t.slot_id
  join inquiry i on i.center_id = t.center_id and i.id = t.inquiry_id
  join inquiry_contact c on c.center_id = i.center_id and c.inquiry_id = i.id and c.position = 1
  left join staff b on b.center_id = t.center_id and b.id = t.booked_by
  left join staff h on h.center_id = s.center_id and h.id = s.host_id`;

export const tourById = (id: number) => sql<TourRow>`${tours} where t.id = ${id}`;
export const toursOfSlots = (ids: readonly number[]) =>
  sql<TourRow>`${tours} where t.slot_id = any (${ids}::bigint[]) order by t.id`;
/** Tours of an inquiry, the last one first. */
export const toursOfInquiry = (inquiryId: number) =>
  sql<TourRow>`${tours} where t.inquiry_id = ${inquiryId} order by s.date desc, s.time desc, t.id desc limit 100`;
/** Tours of a date that nobody was reminded of. */
export const toursToRemind = (date: string) =>
  sql<TourRow>`${tours} where t.state = 'booked' and t.reminded_at is null and s.date = ${date} and s.closed_at is null order by t.id`;

export const takenOf = (slotId: number) =>
  sql<{ taken: number }>`select count(*)::int as taken from tour where slot_id = ${slotId} and state <> 'canceled'`;

export const insertTour = (row: {
  readonly inquiryId: number;
  readonly slotId: number;
  readonly state: 'booked';
  readonly bookedAt: Date;
  readonly bookedBy: number | null;
}) => db.insertInto('tour').values(row).returning('id');

/** A tour at another time; whoever comes to it is reminded anew. */
export const moveTour = (id: number, slotId: number) =>
  sql`update tour set slot_id = ${slotId}, sequence = sequence + 1, reminded_at = null where id = ${id}`;

/** What is booked of a time has moved along with it. */
export const retellTours = (slotId: number) =>
  sql`update tour set sequence = sequence + 1, reminded_at = null where slot_id = ${slotId} and state = 'booked'`;

export const cancelTour = (id: number, by: 'family' | 'center') => sql`
  update tour set state = 'canceled', canceled_by = ${by}, sequence = sequence + 1 where id = ${id} and state = 'booked'`;

export const setTourState = (id: number, state: 'booked' | 'came' | 'missed') =>
  sql`update tour set state = ${state} where id = ${id}`;

/** Once: whoever comes second finds nothing to remind of. */
export const noteReminded = (id: number, now: Date) =>
  sql`update tour set reminded_at = ${now} where id = ${id} and state = 'booked' and reminded_at is null`;

/** Tours of an inquiry that becomes another one. */
export const moveTours = (from: number, to: number) =>
  sql`update tour set inquiry_id = ${to} where inquiry_id = ${from}`;
export const moveInquiryMails = (from: number, to: number) =>
  sql`update inquiry_mail set inquiry_id = ${to} where inquiry_id = ${from}`;

/** Times that families may choose from a date on, the next one first. */
export const openSlots = (from: string, to: string) => sql<{
  id: number;
  date: string;
  time: string;
  minutes: number;
  left: number;
}>`
  select s.id, s.date, s.time, s.minutes, s.places - t.taken as left from tour_slot s
  cross join lateral (select count(*)::int as taken from tour t where t.center_id = s.center_id and t.slot_id = s.id
    and t.state <> 'canceled') t
  where s.date between ${from} and ${to} and s.closed_at is null and s.places > t.taken order by s.date, s.time, s.id limit 60`;

/** The center as an invitation names it. */
export const centerPlace = () =>
  sql<{ name: string; address: string | null; email: string | null }>`select name, address, email from center`;

export const insertInquiryMail = (row: {
  readonly inquiryId: number;
  readonly mailId: number;
  readonly kind: InquiryMailKind;
  readonly subject: string;
  readonly text: string | null;
  readonly sentAt: Date;
  readonly sentBy: number | null;
}) => db.insertInto('inquiryMail').values(row);

/** What went to a family, the newest first. */
export const mailsOfInquiry = (inquiryId: number) => sql<{
  id: number;
  kind: InquiryMailKind;
  subject: string;
  text: string | null;
  sentAt: Date;
  sentBy: string | null;
}>`
  select m.id, m.kind, m.subject, m.text, m.sent_at, s.first_name || ' ' || s.last_name as sent_by
  from inquiry_mail m left join staff s on s.center_id = m.center_id and s.id = m.sent_by
  where m.inquiry_id = ${inquiryId} order by m.id desc limit 200`;

/** Times that have passed and that no family is known to have booked. */
export const deletePastSlots = (before: string) => sql`
  delete from tour_slot s where s.date < ${before} and not exists (select from tour t where t.center_id = s.center_id and t.slot_id = s.id)`;
