-- Events that end, recur, are for some only, and are answered; the addresses by which calendar programs read them.
alter table event
  add column end_date date,
  add column end_time time,
  add column location text not null default '',
  add column audience text not null default 'everybody' check (audience in ('everybody', 'staff', 'rooms')),
  -- How it recurs (contract/events.ts: Recurrence); null: once.
  add column unit text check (unit in ('day', 'week', 'month', 'year')),
  add column every int not null default 1 check (every between 1 and 99),
  add column weekdays int[] not null default '{}',
  add column monthly_by text not null default 'day' check (monthly_by in ('day', 'weekday')),
  -- The last day on which it may begin; `times` says that it was asked for as a number.
  add column until_date date,
  add column times int check (times between 1 and 730),
  add column skips_closed boolean not null default false,
  add column asks_answers boolean not null default false,
  add column shows_counts boolean not null default false,
  -- The days between which it can take place, what was moved included; no last day: without end.
  add column first_day date,
  add column last_day date,
  add column changed_at timestamptz;
update event set end_date = date, first_day = date, last_day = date, changed_at = created_at;
alter table event
  alter column end_date set not null,
  alter column first_day set not null,
  alter column changed_at set not null,
  add check (end_date >= date),
  add check (end_time is null or time is not null),
  add check (unit is not null or until_date is null and times is null),
  add check (times is null or until_date is not null),
  add check (last_day >= first_day);
drop index event_day;
create index event_day on event (center_id, first_day, last_day);

create table event_room (
  center_id bigint not null,
  event_id bigint not null,
  room_id bigint not null,
  primary key (center_id, event_id, room_id),
  foreign key (center_id, event_id) references event,
  foreign key (center_id, room_id) references room
);
create index event_room_room on event_room (center_id, room_id);

-- Whether the scope's parent sees an event of this audience: for everybody, or for a room of a child of theirs. Who has no child
-- here any more sees none.
create function event_is_open(p_center_id bigint, p_event_id bigint, p_audience text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select p_center_id = app_center() and case p_audience
    when 'everybody' then cardinality(app_child_ids()) > 0
    when 'rooms' then exists (
      select from event_room r join child k on k.center_id = r.center_id and k.room_id = r.room_id
      where r.center_id = p_center_id and r.event_id = p_event_id and k.id = any (app_child_ids()))
    else false end
$$;
revoke execute on function event_is_open(bigint, bigint, text) from public;
grant execute on function event_is_open(bigint, bigint, text) to larkhouse_parent;

drop policy family on event;
create policy family on event for select to larkhouse_parent
  using (center_id = (select app_center()) and removed_at is null and event_is_open(center_id, id, audience));
revoke select on event from larkhouse_parent;
grant select (center_id, id, title, description, date, time, end_date, end_time, type, participants, location, audience, unit, every, weekdays,
  monthly_by, until_date, times, skips_closed, asks_answers, shows_counts, first_day, last_day, changed_at, version, removed_at) on event to larkhouse_parent;
-- Whoever sees an event sees whom it is for.
call protect('event_room', 'event_id in (select e.id from event e)', 'select, insert, delete');

-- One time of a recurring event that was cancelled, or has all of its own; `date` is the day the series has it on.
create table event_exception (
  center_id bigint not null,
  event_id bigint not null,
  date date not null,
  cancelled_at timestamptz,
  title text,
  description text,
  location text,
  type text,
  participants text,
  start_date date,
  start_time time,
  end_date date,
  end_time time,
  changed_at timestamptz not null,
  changed_by bigint,
  primary key (center_id, event_id, date),
  foreign key (center_id, event_id) references event,
  foreign key (center_id, changed_by) references staff,
  check (num_nonnulls(title, description, location, type, participants, start_date, end_date) = case when cancelled_at is null then 7 else 0 end),
  check (end_date >= start_date)
);
create index event_exception_changed_by on event_exception (center_id, changed_by);
call protect('event_exception', 'event_id in (select e.id from event e)');
revoke select on event_exception from larkhouse_parent;
grant select (center_id, event_id, date, cancelled_at, title, description, location, type, participants, start_date, start_time, end_date, end_time,
  changed_at) on event_exception to larkhouse_parent;

-- Who comes to one time of an event.
create table event_answer (
  center_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  date date not null,
  staff_id bigint,
  guardian_id bigint,
  answer text not null check (answer in ('yes', 'maybe', 'no')),
  people int not null check (people between 1 and 20),
  note text not null default '',
  answered_at timestamptz not null,
  primary key (center_id, id),
  foreign key (center_id, event_id) references event,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  check (num_nonnulls(staff_id, guardian_id) = 1)
);
create unique index event_answer_once on event_answer (center_id, event_id, date, staff_id, guardian_id) nulls not distinct;
create index event_answer_staff on event_answer (center_id, staff_id) where staff_id is not null;
create index event_answer_guardian on event_answer (center_id, guardian_id) where guardian_id is not null;
call protect('event_answer', 'guardian_id = (select app_actor_id())');
grant insert, update (answer, people, note, answered_at) on event_answer to larkhouse_parent;
create policy family_answers on event_answer for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and event_id in (select e.id from event e where e.asks_answers));
create policy family_changes on event_answer for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()))
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and event_id in (select e.id from event e where e.asks_answers));

-- How many come, of the events that the scope's parent sees and that say so; who they are stays with the center.
create function event_counts(p_event_ids bigint[], p_from date, p_to date)
returns table (event_id bigint, date date, yes int, no int, maybe int, people int)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.event_id, a.date, count(*) filter (where a.answer = 'yes')::int, count(*) filter (where a.answer = 'no')::int,
    count(*) filter (where a.answer = 'maybe')::int, coalesce(sum(a.people) filter (where a.answer = 'yes'), 0)::int
  from event_answer a join event e on e.center_id = a.center_id and e.id = a.event_id
  where a.center_id = app_center() and a.event_id = any (p_event_ids) and a.date between p_from and p_to
    and (current_setting('app.actor_kind', true) <> 'parent'
      or e.removed_at is null and e.shows_counts and event_is_open(e.center_id, e.id, e.audience))
  group by a.event_id, a.date
$$;
revoke execute on function event_counts(bigint[], date, date) from public;
grant execute on function event_counts(bigint[], date, date) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- The address by which somebody's calendar program reads their calendar; of the address only a hash is kept.
create table calendar_feed (
  center_id bigint not null,
  id bigint generated always as identity,
  token_hash bytea not null unique,
  staff_id bigint,
  guardian_id bigint,
  created_at timestamptz not null,
  read_at timestamptz,
  revoked_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  check (num_nonnulls(staff_id, guardian_id) = 1)
);
create unique index calendar_feed_current on calendar_feed (center_id, staff_id, guardian_id) nulls not distinct where revoked_at is null;
create index calendar_feed_staff on calendar_feed (center_id, staff_id) where staff_id is not null;
create index calendar_feed_guardian on calendar_feed (center_id, guardian_id) where guardian_id is not null;
call protect('calendar_feed', 'guardian_id = (select app_actor_id())', 'select, insert, update');
revoke select on calendar_feed from larkhouse_parent;
grant select (center_id, id, guardian_id, created_at, read_at, revoked_at) on calendar_feed to larkhouse_parent;
grant insert (token_hash, guardian_id, created_at), update (revoked_at) on calendar_feed to larkhouse_parent;
create policy family_makes on calendar_feed for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
create policy family_ends on calendar_feed for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()));

-- Opens the scope of whoever an address belongs to, with their rights of this moment; nothing when it ended, when they left, or when
-- their role no longer sees events. The connection says the audience, as in open_scope.
create function open_calendar_feed(p_token_hash bytea, p_now timestamptz)
returns table (center_id bigint, time_zone text, center_name text, actor_id bigint, first_name text, last_name text, role text,
               capabilities text[], child_ids bigint[])
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_audience text := case session_user when 'larkhouse_staff' then 'staff' when 'larkhouse_parent' then 'parent' end;
  v calendar_feed;
  a record;
begin
  select * into v from calendar_feed f where f.token_hash = p_token_hash and f.revoked_at is null;
  if v.id is null then return; end if;
  if v_audience = 'staff' then
    select c.time_zone, c.name as center_name, s.id, s.first_name, s.last_name, r.name as role, '{}'::bigint[] as child_ids,
           array(select rc.capability from role_capability rc where rc.center_id = s.center_id and rc.role_id = s.role_id) as capabilities
      into a
      from staff s join role r on r.center_id = s.center_id and r.id = s.role_id join center c on c.center_id = s.center_id
      where s.center_id = v.center_id and s.id = v.staff_id and s.removed_at is null and s.deactivated_at is null;
    if a.id is null or not 'events.see' = any (a.capabilities) then return; end if;
  else
    select c.time_zone, c.name as center_name, g.id, g.first_name, g.last_name, null::text as role, current_children(v.center_id, g.id) as child_ids,
           '{}'::text[] as capabilities
      into a
      from guardian g join center c on c.center_id = g.center_id
      where v_audience = 'parent' and g.center_id = v.center_id and g.id = v.guardian_id and g.removed_at is null and g.is_active;
    if a.id is null then return; end if;
  end if;
  perform set_config('app.center_id', v.center_id::text, true), set_config('app.actor_kind', v_audience, true),
          set_config('app.actor_id', a.id::text, true),
          set_config('app.child_ids', case v_audience when 'parent' then a.child_ids::text else '' end, true);
  if v.read_at is null or v.read_at < p_now - interval '5 minutes' then
    update calendar_feed f set read_at = p_now where f.center_id = v.center_id and f.id = v.id;
  end if;
  return query select v.center_id, a.time_zone, a.center_name, a.id, a.first_name, a.last_name, a.role, a.capabilities, a.child_ids;
end $$;
revoke execute on function open_calendar_feed(bytea, timestamptz) from public;
grant execute on function open_calendar_feed(bytea, timestamptz) to larkhouse_staff, larkhouse_parent;
