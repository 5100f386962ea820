import { sql } from 'kysely';
import type { Capability } from '#contract/kernel/access.ts';
import { db } from '#server/db/sql.ts';
import { countsOn } from '#server/domains/notices/queries.ts';
import { isExpectedOn } from '#server/domains/schedules/expected-queries.ts';
import { guardiansWho, type Reader, staffWho } from '#server/kernel/mail/reader-queries.ts';
import type { Week } from './letters.ts';

type Kind = 'reminder' | 'weekly-digest' | 'attendance-alert';

/** Takes the mail of a day for oneself to send; no row when it has gone out. */
export const claim = (kind: Kind, { audience, id }: Pick<Reader, 'audience' | 'id'>, date: string) =>
  db
    .insertInto('regularMail')
    .values({ kind, audience, accountId: id, date })
    .onConflict((at) => at.doNothing());

/** Parents with incidents of this time that they have not signed, and how many. */
export const toRemind = (from: Date, until: Date) => sql<Reader & { waiting: number }>`
  select * from (
    select r.*, (select count(*) from incident i
        join guardianship w on w.center_id = i.center_id and w.child_id = i.child_id and w.guardian_id = r.id and w.ended_at is null
        join child k on k.center_id = i.center_id and k.id = i.child_id and k.removed_at is null
      where i.created_at between ${from} and ${until} and not exists (
        select from incident_receipt t where t.center_id = i.center_id and t.incident_id = i.id and t.guardian_id = r.id
          and t.acknowledged_at is not null))::int as waiting
    from (${guardiansWho(sql`coalesce(p.reminder_notifications, true)`)}) r
  ) reader where waiting > 0 order by id`;

/** Parents who want the digest, with the days of each of their children of which there is anything to tell. */
export const weekReaders = (from: string, to: string) => sql<Reader & { weeks: Week[] }>`
  with week as (
    select k.id as child_id, k.first_name as name,
      (select count(distinct a.date) from attendance a
        where a.child_id = k.id and a.check_in is not null and a.date between ${from}::date and ${to}::date)::int as days,
      (select count(*) from daily_report d where d.child_id = k.id and d.date between ${from}::date and ${to}::date)::int as reports,
      (select count(*) from incident i where i.child_id = k.id and i.date between ${from}::date and ${to}::date)::int as incidents
    from child k where k.removed_at is null
  ), told as (select * from week where days + reports + incidents > 0),
  g as (${guardiansWho(sql`coalesce(p.weekly_digest, false)`)})
  select g.*, json_agg(json_build_object('name', t.name, 'days', t.days, 'reports', t.reports, 'incidents', t.incidents)
    order by t.name, t.child_id) as weeks
  from g join told t on exists (select from guardianship w where w.guardian_id = g.id and w.child_id = t.child_id and w.ended_at is null)
  group by g.audience, g.id, g.first_name, g.email, g.language order by g.id`;

/** The hours of a day on which the center is open. */
export const openingOn = (date: string, weekday: number) => sql<{ opens: string; closes: string }>`
  select to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes from opening_hours
  where weekday = ${weekday} and not exists (select from closure where date = ${date}::date)`;

/** A day's moment at which those are awaited who were enrolled before `due`. */
export interface Roll {
  readonly date: string;
  readonly time: string;
  readonly due: Date;
}

/** Whether child `k` is expected and has not come, without a word of an absence or of a later arrival. */
const isAwaited = ({ date, time, due }: Roll) => sql<boolean>`(${isExpectedOn(date)}
    and k.created_at < ${due}
    and not exists (select from attendance a where a.child_id = k.id and a.date = ${date}::date)
    and not exists (select from notice n where n.child_id = k.id and ${countsOn(date)}
      and (n.kind = 'absence' or (n.kind = 'late-arrival' and n.time > ${time}::time))))`;

export const awaited = (roll: Roll) => sql<{ id: number }>`
  select k.id from child k where ${isAwaited(roll)} order by k.id`;

/** Parents whose child is awaited, and how many of them are. */
export const toAskForAbsence = (roll: Roll) => sql<Reader & { count: number }>`
  select * from (
    select r.*, (select count(*) from child k join guardianship w on w.center_id = k.center_id and w.child_id = k.id
        and w.guardian_id = r.id and w.ended_at is null
      where ${isAwaited(roll)})::int as count
    from (${guardiansWho(sql`coalesce(p.reminder_notifications, true)`)}) r
  ) reader where count > 0 order by id`;

/** Staff who can do something about a missing child: who records attendance and sees how families are reached. */
export const ALERTED = ['attendance.record', 'parents.see'] as const satisfies Capability[];
export const toAlert = () =>
  staffWho(
    ALERTED[0],
    sql`coalesce(p.attendance_alerts, true) and exists (
      select from role_capability r where r.center_id = s.center_id and r.role_id = s.role_id and r.capability = ${ALERTED[1]})`,
  );
