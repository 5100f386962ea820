-- Events that end, recur, are for some only, and are answered; the addresses by which calendar programs read them.

create table event (
  center_id bigint not null references center,
  id bigint generated always as identity,
  title text not null,
  description text not null default '',
  date date not null,
  time time,
  end_date date not null,
  end_time time,
  type text not null default 'event',
  participants text not null default '',
  location text not null default '',
  audience text not null default 'everybody' check (audience in ('everybody', 'staff', 'rooms')),
  -- How it recurs (contract/events.ts: Recurrence); null: once.
  unit text check (unit in ('day', 'week', 'month', 'year')),
  every int not null default 1 check (every between 1 and 99),
  weekdays int[] not null default '{}',
  monthly_by text not null default 'day' check (monthly_by in ('day', 'weekday')),
  -- The last day on which it may begin; `times` says that it was asked for as a number.
  until_date date,
  times int check (times between 1 and 730),
  skips_closed boolean not null default false,
  asks_answers boolean not null default false,
  shows_counts boolean not null default false,
  -- The days between which it can take place, what was moved included; no last day: without end.
  first_day date not null,
  last_day date,
  created_at timestamptz not null,
  created_by bigint,
  changed_at timestamptz not null,
  version int not null default 1,
  removed_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, created_by) references staff,
  check (end_date >= date),
  check (end_time is null or time is not null),
  check (unit is not null or until_date is null and times is null),
  check (times is null or until_date is not null),
  check (last_day >= first_day)
);
create index event_created_by on event (center_id, created_by);
create index event_day on event (center_id, first_day, last_day);
-- Which of them families see: functions/calendar.sql.
call protect('event');
grant select (center_id, id, title, description, date, time, end_date, end_time, type, participants, location, audience, unit, every, weekdays,
  monthly_by, until_date, times, skips_closed, asks_answers, shows_counts, first_day, last_day, changed_at, version, removed_at) on event to larkhouse_parent;

create table event_room (
  center_id bigint not null,
  event_id bigint not null,
  room_id bigint not null,
  primary key (center_id, event_id, room_id),
  foreign key (center_id, event_id) references event,
  foreign key (center_id, room_id) references room
);
create index event_room_room on event_room (center_id, room_id);
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
