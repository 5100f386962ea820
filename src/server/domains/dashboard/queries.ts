import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { DAYS_IN_SIGHT } from '#server/domains/center/calendar-rules.ts';
import { isOnDutyAt } from '#server/domains/center/duty-queries.ts';
import { isOpenDay } from '#server/domains/center/queries.ts';
import { isEnrolledOn } from '#server/domains/children/enrolled-queries.ts';
import { isExpectedOn } from '#server/domains/schedules/expected-queries.ts';

const today = sql`(select date from today)`;

/** Today's numbers of the center in one statement. Pending: attended without a report, and incidents nobody was told of (dashboard-4). */
export const todaysNumbers = (now: Date) => sql<{
  totalChildren: number;
  presentToday: number;
  staffOnDuty: number;
  pendingReports: number;
  isOpenToday: boolean;
  expectedToday: number;
  nextOpenDay: { date: string; expected: number } | null;
}>`
  with today as (select (${now}::timestamptz at time zone time_zone)::date as date from center),
  next as (
    select day::date as date from today, generate_series(date + 1, date + ${DAYS_IN_SIGHT}::int, interval '1 day') day
    where ${isOpenDay(sql`day::date`)} order by day limit 1),
  attended as (
    select distinct a.child_id from attendance a join child k on k.center_id = a.center_id and k.id = a.child_id
    where a.date = (select date from today) and a.status <> 'absent' and k.removed_at is null)
  select
    (select count(*) from child k where ${isEnrolledOn(today)})::int as total_children,
    (select count(*) from attended)::int as present_today,
    (select count(*) from staff_duty d join staff s on s.center_id = d.center_id and s.id = d.staff_id
      where ${isOnDutyAt(now)} and s.removed_at is null)::int as staff_on_duty,
    ((select count(*) from attended t where not exists (
        select from daily_report r where r.child_id = t.child_id and r.date = (select date from today)))
     + (select count(*) from incident i join child k on k.center_id = i.center_id and k.id = i.child_id
        where i.parent_notified_at is null and k.removed_at is null))::int as pending_reports,
    (select ${isOpenDay(today)}) as is_open_today,
    (select count(*) from child k where ${isExpectedOn(today)})::int as expected_today,
    (select json_build_object('date', n.date, 'expected', (select count(*) from child k where ${isExpectedOn(sql`n.date`)})) from next n) as next_open_day`;

/** The scope's parent and their center; row security leaves no other guardian. */
export const parentStatus = () => sql<{
  /** @known nobody signs in without one */
  email: string;
  centerId: number;
  centerName: string;
  timeZone: string;
  isDemo: boolean;
  logoPath: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  phone: string | null;
  centerEmail: string | null;
}>`
  select g.email, c.center_id, c.name as center_name, c.time_zone, c.is_demo,
    c.logo_path, c.logo_width, c.logo_height, c.phone, c.email as center_email
  from guardian g join center c on c.center_id = g.center_id
  where g.id = app_actor_id()`;

/** How far a center has come. A child's family counts as invited by an open invitation, or by a guardian who registered. */
export const startOfCenter = (now: Date) => sql<{
  isDismissed: boolean;
  hasDetails: boolean;
  closures: number;
  rooms: number;
  hasOwnRooms: boolean;
  colleagues: number;
  children: number;
  invited: number;
  kiosks: number;
  plans: number;
  hasOwnPlans: boolean;
  hasRules: boolean;
}>`
  with today as (select (${now}::timestamptz at time zone time_zone)::date as date from center),
  enrolled as (select k.id from child k where k.removed_at is null)
  select c.first_steps_dismissed_at is not null as is_dismissed,
    c.address is not null and c.phone is not null as has_details,
    (select count(*) from closure where date >= (select date from today))::int as closures,
    (select count(*) from room where removed_at is null)::int as rooms,
    exists (select from room where version > 1 or removed_at is not null) or (select count(*) from enrolled) > 0 as has_own_rooms,
    greatest((select count(*) from staff s where s.removed_at is null and s.deactivated_at is null) - 1, 0)::int as colleagues,
    (select count(*) from enrolled)::int as children,
    (select count(*) from enrolled k where
      exists (select from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
        where s.child_id = k.id and s.ended_at is null and g.removed_at is null and (g.registered_at is not null
          or exists (select from parent_invitation i where i.guardian_id = g.id
            and i.revoked_at is null and i.accepted_at is null and i.expires_at > ${now})))
      or exists (select from parent_invitation i
        where i.child_id = k.id and i.revoked_at is null and i.accepted_at is null and i.expires_at > ${now}))::int as invited,
    (select count(*) from kiosk where paired_at is not null and revoked_at is null)::int as kiosks,
    (select count(*) from billing_plan where archived_at is null)::int as plans,
    exists (select from plan_enrollment) or exists (select from billing_plan where version > 1 or archived_at is not null) as has_own_plans,
    exists (select from rule_choice) as has_rules
  from center c`;

/** Changes nothing where it is so already. */
export const setFirstStepsDismissed = (at: Date | null) =>
  db
    .updateTable('center')
    .set({ firstStepsDismissedAt: at })
    .where('firstStepsDismissedAt', at ? 'is' : 'is not', null);
