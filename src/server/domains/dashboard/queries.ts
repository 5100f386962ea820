import { sql } from 'kysely';

/** Today's numbers of the center in one statement. Pending: attended without a report, and incidents nobody was told of (DECISIONS row 16). */
export const todaysNumbers = (now: Date) => sql<{
  totalChildren: number;
  presentToday: number;
  staffOnDuty: number;
  pendingReports: number;
}>`
  with today as (select (${now}::timestamptz at time zone time_zone)::date as date from center),
  attended as (
    select distinct a.child_id from attendance a join child k on k.center_id = a.center_id and k.id = a.child_id
    where a.date = (select date from today) and a.status <> 'absent' and k.removed_at is null)
  select
    (select count(*) from child where removed_at is null)::int as total_children,
    (select count(*) from attended)::int as present_today,
    (select count(*) from staff_duty d join staff s on s.center_id = d.center_id and s.id = d.staff_id
      where d.ended_at is null and s.removed_at is null)::int as staff_on_duty,
    ((select count(*) from attended t where not exists (
        select from daily_report r where r.child_id = t.child_id and r.date = (select date from today)))
     + (select count(*) from incident i join child k on k.center_id = i.center_id and k.id = i.child_id
        where i.parent_notified_at is null and k.removed_at is null))::int as pending_reports`;

export const centerName = () => sql<{ name: string }>`select name from center`;

/** The scope's parent and their center; row security leaves no other guardian. */
export const parentStatus = () => sql<{
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

/** What the center's people see above every screen. */
export const centerSign = () => sql<{ name: string; isDemo: boolean }>`select name, is_demo from center`;
