-- A medicine that a guardian let the center give: without one that holds on the day, none is given.
create table medication (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  -- What it is called never changes: doses are read with it. Another medicine is another row.
  name text not null,
  dose text not null,
  route text not null check (route in ('oral', 'topical', 'inhaled', 'eye', 'ear', 'nose', 'injection', 'other')),
  from_on date not null,
  until_on date not null check (until_on >= from_on),
  min_minutes_between int not null check (min_minutes_between between 0 and 10080),
  as_needed boolean not null,
  -- Times of day at the center, HH:MM, in order; none where it is given as needed.
  times text[] not null default '{}' check (array_to_string(times, ' ') ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]( |$))*$'),
  instructions text not null default '',
  consent_by text not null,
  consented_on date not null,
  recorded_by bigint,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_by bigint,
  version int not null default 1,
  primary key (center_id, id),
  unique (center_id, child_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, recorded_by) references staff,
  foreign key (center_id, ended_by) references staff,
  check (as_needed or times <> '{}')
);
create index medication_recorded_by on medication (center_id, recorded_by) where recorded_by is not null;
create index medication_ended_by on medication (center_id, ended_by) where ended_by is not null;
call protect('medication', 'child_id = any ((select app_child_ids())::bigint[])', 'select, insert, update');

-- A row is one child's part in something: a whole room's lunch is as many rows as there were children, with one batch.
-- Rows taken back (undone_at) stay, and count for nothing.
alter table activity
  -- 'other': what was recorded as a text alone.
  add column kind text not null default 'other'
    check (kind in ('meal', 'bottle', 'nap', 'diaper', 'medicine', 'learning', 'outdoor', 'note', 'other')),
  -- When it was, or began; unknown of an 'other' that was written up on a later day. Its day at the center is `date`.
  add column at timestamptz,
  -- A nap's end; null while it lasts. Of an earlier day null says that nobody recorded it: no end is ever made up.
  add column ended_at timestamptz check (ended_at >= at),
  add column ended_by bigint,
  -- Nobody said that the nap ended: the child was checked out at that moment.
  add column ended_at_check_out boolean not null default false,
  add column meal text check (meal in ('breakfast', 'am-snack', 'lunch', 'pm-snack', 'dinner')),
  add column amount text check (amount in ('all', 'most', 'some', 'none')),
  add column quarter_ounces int check (quarter_ounces between 1 and 64),
  add column contents text check (contents in ('breast-milk', 'formula', 'milk', 'water', 'other')),
  add column diaper text check (diaper in ('wet', 'soiled', 'both', 'dry', 'potty')),
  add column medication_id bigint,
  -- As given this time; the medication says what was agreed.
  add column dose text,
  -- Why the child did not take the medicine; null where it was taken.
  add column refused_reason text,
  -- Why a dose was given sooner after the one before than agreed; null where it was not.
  add column too_soon_reason text,
  add column batch uuid,
  add column undone_at timestamptz,
  add column undone_by bigint,
  -- Null where whoever recorded it took it back at once.
  add column undone_reason text,
  add constraint activity_moment check (kind = 'other' or at is not null),
  add constraint activity_end check (kind = 'nap' or ended_at is null),
  add constraint activity_meal check ((kind = 'meal') = (meal is not null) and (kind = 'meal') = (amount is not null)),
  add constraint activity_bottle
    check ((kind = 'bottle') = (quarter_ounces is not null) and (kind = 'bottle') = (contents is not null)),
  add constraint activity_diaper check ((kind = 'diaper') = (diaper is not null)),
  add constraint activity_medicine
    check ((kind = 'medicine') = (medication_id is not null) and (kind = 'medicine') = (dose is not null)),
  -- A medicine is its own child's.
  add foreign key (center_id, child_id, medication_id) references medication (center_id, child_id, id),
  add foreign key (center_id, ended_by) references staff,
  add foreign key (center_id, undone_by) references staff;

update activity a set at = a.created_at from center c
where c.center_id = a.center_id and (a.created_at at time zone c.time_zone)::date = a.date;

-- One nap at a time; one that nobody ended keeps no other day's from beginning.
create unique index activity_running_nap on activity (center_id, date, child_id)
  where kind = 'nap' and ended_at is null and undone_at is null;
create index activity_medication on activity (center_id, child_id, medication_id, at) where medication_id is not null;
create index activity_batch on activity (center_id, batch) where batch is not null;
create index activity_ended_by on activity (center_id, ended_by) where ended_by is not null;
create index activity_undone_by on activity (center_id, undone_by) where undone_by is not null;

drop policy family on activity;
create policy family on activity for select to larkhouse_parent
  using (center_id = (select app_center()) and undone_at is null and child_id = any ((select app_child_ids())::bigint[]));

-- Somebody looked at a sleeping child. `at` is the server's clock, never a time that was typed; rows are never changed.
create table nap_check (
  center_id bigint not null,
  id bigint generated always as identity,
  activity_id bigint not null,
  child_id bigint not null,
  at timestamptz not null,
  position text not null check (position in ('back', 'side', 'stomach')),
  breathing_normal boolean not null,
  note text not null default '',
  staff_id bigint not null,
  primary key (center_id, id),
  foreign key (center_id, activity_id) references activity,
  foreign key (center_id, child_id) references child,
  foreign key (center_id, staff_id) references staff
);
create index nap_check_nap on nap_check (center_id, activity_id, at);
create index nap_check_child on nap_check (center_id, child_id, at);
create index nap_check_staff on nap_check (center_id, staff_id);
call protect('nap_check', null, 'select, insert');
