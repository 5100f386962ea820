-- What guardians tell the center about a child's days. A notice taken back counts no longer from that day on; the days
-- before it had passed already.
create table notice (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  kind text not null check (kind in ('absence', 'late-arrival', 'pickup', 'note')),
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  time time,
  person text,
  text text not null default '',
  reported_by bigint not null,
  reported_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_on date,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, reported_by) references guardian,
  check (kind = 'absence' or to_date = from_date),
  check ((kind in ('late-arrival', 'pickup')) = (time is not null)),
  check ((kind = 'pickup') = (person is not null)),
  check (kind <> 'note' or text <> ''),
  check ((withdrawn_at is null) = (withdrawn_on is null))
);
create index notice_child on notice (center_id, child_id, to_date);
create index notice_day on notice (center_id, to_date);
create index notice_reported_by on notice (center_id, reported_by);
call protect('notice', 'child_id = any ((select app_child_ids())::bigint[])', 'select');
-- Parents tell of their own children, in their own name, and take back what they told themselves.
grant insert (child_id, kind, from_date, to_date, time, person, text, reported_by, reported_at), update (withdrawn_at, withdrawn_on)
  on notice to larkhouse_parent;
create policy family_tells on notice for insert to larkhouse_parent
  with check (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]) and reported_by = (select app_actor_id()));
create policy family_withdraws on notice for update to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]) and reported_by = (select app_actor_id())
    and withdrawn_at is null)
  with check (center_id = (select app_center()) and reported_by = (select app_actor_id()));

-- The family's report behind an absence.
alter table attendance add column notice_id bigint, add foreign key (center_id, notice_id) references notice;
create index attendance_notice on attendance (center_id, notice_id) where notice_id is not null;

-- A guardian opened an incident, and signed by typing their name that they had read it.
create table incident_receipt (
  center_id bigint not null,
  incident_id bigint not null,
  guardian_id bigint not null,
  seen_at timestamptz not null,
  acknowledged_at timestamptz check (acknowledged_at >= seen_at),
  signature text check (signature <> ''),
  primary key (center_id, incident_id, guardian_id),
  foreign key (center_id, incident_id) references incident,
  foreign key (center_id, guardian_id) references guardian,
  check ((acknowledged_at is null) = (signature is null))
);
create index incident_receipt_guardian on incident_receipt (center_id, guardian_id);
call protect('incident_receipt', 'guardian_id = (select app_actor_id())', 'select');
grant insert (incident_id, guardian_id, seen_at), update (acknowledged_at, signature) on incident_receipt to larkhouse_parent;
-- The incidents a parent sees here are those of their own children.
create policy family_sees on incident_receipt for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and incident_id in (select i.id from incident i));
create policy family_signs on incident_receipt for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and acknowledged_at is null
    and incident_id in (select i.id from incident i))
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()));

-- The first guardian who saw an incident is who the family was told by (DECISIONS row 17).
grant update (parent_notified_at, parent_notified_by_guardian, version) on incident to larkhouse_parent;
create policy family_told on incident for update to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]) and parent_notified_at is null)
  with check (center_id = (select app_center()) and parent_notified_by_staff is null and parent_notified_by_guardian = (select app_actor_id()));

-- Guardians of one child know each other's names, and nothing else of each other.
create function guardian_name(p_guardian_id bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select g.first_name || ' ' || g.last_name from guardian g
  where g.center_id = app_center() and g.id = p_guardian_id and (session_user <> 'larkhouse_parent' or exists (
    select from guardianship s where s.center_id = g.center_id and s.guardian_id = g.id and s.child_id = any (app_child_ids())))
$$;

-- Guardians who may not pick a child up; parents' notices are held to it without their seeing each other's rights.
create function barred_from_pickup(p_child_id bigint) returns table (guardian_id bigint, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select g.id, g.first_name || ' ' || g.last_name
  from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
  where s.center_id = app_center() and s.child_id = p_child_id and s.ended_at is null and g.removed_at is null and not s.may_pick_up
    and (session_user <> 'larkhouse_parent' or p_child_id = any (app_child_ids()))
$$;

-- Texts as a family may read them: other children's names, of now and of the last year, become 'another child'. A first
-- name that a child of theirs or somebody of the staff bears as well stands, unless the other child's last name follows.
create function withhold_names(p_texts text[], p_now timestamptz) returns text[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_all text := array_to_string(p_texts, E'\n');
  v_texts text[] := p_texts;
  v_name text;
begin
  -- Name by name, of the few that occur: an expression of all the names of a center takes memory without end.
  for v_name in
    with other as (
      select trim(k.first_name) as first, trim(k.last_name) as last from child k
      where k.center_id = app_center() and k.id <> all (coalesce(app_child_ids(), '{}'))
        and (k.removed_at is null or k.removed_at > p_now - interval '1 year') and trim(k.first_name) <> ''
    ), shared as (
      select trim(k.first_name) as first from child k where k.center_id = app_center() and k.id = any (app_child_ids())
      union select trim(s.first_name) from staff s where s.center_id = app_center()
    ), name as (
      select first || ' ' || last as name from other where last <> ''
      union select first from other where first not in (select first from shared)
    )
    select name from name where strpos(v_all, name) > 0 order by length(name) desc
  loop
    v_texts := array(
      select case when strpos(t.text, v_name) = 0 then t.text else regexp_replace(t.text,
        '(?<![[:alnum:]])' || regexp_replace(v_name, '([][\\.*+?^${}()|-])', '\\\1', 'g') || '(?![[:alnum:]])', 'another child', 'g') end
      from unnest(v_texts) with ordinality as t (text, place) order by t.place);
  end loop;
  return v_texts;
end $$;

revoke execute on function guardian_name(bigint), barred_from_pickup(bigint), withhold_names(text[], timestamptz) from public;
grant execute on function guardian_name(bigint), barred_from_pickup(bigint) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;
grant execute on function withhold_names(text[], timestamptz) to larkhouse_parent, larkhouse_jobs;
