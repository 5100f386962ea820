import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { dutyEnd } from '#server/domains/center/duty-queries.ts';

export interface RequestRow {
  readonly id: number;
  readonly staffId: number;
  readonly staffName: string;
  readonly duty: {
    readonly id: number;
    readonly startDate: string;
    readonly startTime: string;
    readonly endDate: string | null;
    readonly endTime: string | null;
  } | null;
  readonly startDate: string;
  readonly startTime: string;
  readonly endDate: string;
  readonly endTime: string;
  readonly reason: string;
  readonly askedAt: Date;
  readonly status: 'open' | 'accepted' | 'declined';
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
  readonly answer: string | null;
}
const requests = (now: Date) => sql`
  select q.id, q.staff_id, s.first_name || ' ' || s.last_name as staff_name,
    case when d.id is not null then json_build_object('id', d.id,
      'startDate', to_char(d.started_at at time zone c.time_zone, 'YYYY-MM-DD'),
      'startTime', to_char(d.started_at at time zone c.time_zone, 'HH24:MI'),
      'endDate', to_char(${dutyEnd(now)} at time zone c.time_zone, 'YYYY-MM-DD'),
      'endTime', to_char(${dutyEnd(now)} at time zone c.time_zone, 'HH24:MI')) end as duty,
    (q.started_at at time zone c.time_zone)::date as start_date, to_char(q.started_at at time zone c.time_zone, 'HH24:MI') as start_time,
    (q.ended_at at time zone c.time_zone)::date as end_date, to_char(q.ended_at at time zone c.time_zone, 'HH24:MI') as end_time,
    q.reason, q.asked_at, q.status, a.first_name || ' ' || a.last_name as answered_by, q.answered_at, q.answer
  from duty_request q join center c on c.center_id = q.center_id
  join staff s on s.center_id = q.center_id and s.id = q.staff_id
  left join staff_duty d on d.center_id = q.center_id and d.id = q.duty_id
  left join staff a on a.center_id = q.center_id and a.id = q.answered_by`;

export const requestBy = (id: number, now: Date) => sql<RequestRow>`${requests(now)} where q.id = ${id}`;

/** Open ones of everybody (`ofAll`), and somebody's own since a moment; open ones first, then the newest. */
export const requestsFor = (staffId: number, ofAll: boolean, since: Date, now: Date) => sql<RequestRow>`${requests(now)}
  where s.removed_at is null and (${ofAll} and q.status = 'open' or q.staff_id = ${staffId} and (q.status = 'open' or q.asked_at >= ${since}))
  order by q.status <> 'open', q.asked_at desc, q.id desc`;

export interface NewRequest {
  readonly staffId: number;
  readonly dutyId: number | null;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly reason: string;
  readonly askedAt: Date;
}
export const insertRequest = (row: NewRequest) => db.insertInto('dutyRequest').values(row).returning('id');

/** What is asked for by the same words already. */
export const sameRequest = ({ staffId, dutyId, startedAt, endedAt }: NewRequest) => sql<{ id: number }>`
  select id from duty_request where staff_id = ${staffId} and status = 'open' and duty_id is not distinct from ${dutyId}::bigint
    and started_at = ${startedAt} and ended_at = ${endedAt}`;

/** An open request about the same duty, or for the same beginning. */
export const requestAbout = ({ staffId, dutyId, startedAt }: NewRequest) => sql<{ id: number }>`
  select id from duty_request where staff_id = ${staffId} and status = 'open'
    and (duty_id = ${dutyId}::bigint or started_at = ${startedAt}) limit 1`;

export interface HeldRequest extends NewRequest {
  readonly id: number;
  readonly status: RequestRow['status'];
}
export const holdRequest = (id: number) => sql<HeldRequest>`
  select id, staff_id, duty_id, started_at, ended_at, reason, asked_at, status from duty_request where id = ${id} for update`;

export const acceptRow = (id: number, at: Date, by: number | null, correctionId: number) =>
  db
    .updateTable('dutyRequest')
    .set((eb) => ({ status: 'accepted', answeredAt: at, answeredBy: by, correctionId, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const declineRow = (id: number, at: Date, by: number | null, answer: string) =>
  db
    .updateTable('dutyRequest')
    .set((eb) => ({ status: 'declined', answeredAt: at, answeredBy: by, answer, version: eb('version', '+', 1) }))
    .where('id', '=', id);
