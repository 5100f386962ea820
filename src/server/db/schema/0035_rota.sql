-- The rota: who is planned to work when, in which room and at what, and what each person was told of it.
create table shift (
  center_id bigint not null references center,
  id bigint generated always as identity,
  -- Null: open, nobody has taken it.
  staff_id bigint,
  -- Of care alone.
  room_id bigint,
  kind text not null check (kind in ('care', 'training', 'office')),
  date date not null,
  -- Minutes of the center's day.
  from_minute int not null check (from_minute between 0 and 1439),
  to_minute int not null check (to_minute between 1 and 1440),
  -- [{fromMinute, toMinute, isPaid}], in order.
  breaks jsonb not null default '[]' check (jsonb_typeof(breaks) = 'array'),
  -- Whoever has it gives it to the first who can take it.
  offered_at timestamptz check (offered_at is null or staff_id is not null),
  -- Planned no longer; it stays until whoever was told of it is told so.
  removed_at timestamptz,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, room_id) references room,
  check (from_minute < to_minute),
  check ((kind = 'care') = (room_id is not null)),
  -- Nobody is planned twice at a time.
  constraint shift_apart exclude using gist (
    int8range(center_id, center_id, '[]') with &&, int8range(staff_id, staff_id, '[]') with &&,
    int4range((date - '2000-01-01'::date) * 1440 + from_minute, (date - '2000-01-01'::date) * 1440 + to_minute) with &&)
    where (staff_id is not null and removed_at is null)
);
create index shift_date on shift (center_id, date);
create index shift_staff on shift (center_id, staff_id, date);
create index shift_room on shift (center_id, room_id);
call protect('shift', null);
call note_changes('shift');

-- A shift as it was last told to the person it is for.
create table published_shift (
  center_id bigint not null,
  shift_id bigint not null,
  staff_id bigint,
  room_id bigint,
  kind text not null check (kind in ('care', 'training', 'office')),
  date date not null,
  from_minute int not null,
  to_minute int not null,
  breaks jsonb not null,
  published_at timestamptz not null,
  primary key (center_id, shift_id),
  foreign key (center_id, shift_id) references shift on delete cascade,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, room_id) references room
);
create index published_shift_staff on published_shift (center_id, staff_id, date);
create index published_shift_date on published_shift (center_id, date);
create index published_shift_room on published_shift (center_id, room_id);
call protect('published_shift', null);
call note_changes('published_shift');

-- What a publication changed for somebody: what they are told, and read beside their shifts.
create table rota_change (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint not null,
  kind text not null check (kind in ('new', 'moved', 'gone')),
  -- The shift before and after, as published_shift has it.
  before jsonb check ((kind = 'new') = (before is null)),
  after jsonb check ((kind = 'gone') = (after is null)),
  -- The day it is about: the one after the change, of what is gone the one before.
  date date not null,
  published_at timestamptz not null,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff
);
create index rota_change_staff on rota_change (center_id, staff_id, date);
call protect('rota_change', null, 'select, insert, delete');
call note_changes('rota_change');

-- A week to plan others by.
create table rota_template (
  center_id bigint not null references center,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  primary key (center_id, id),
  constraint rota_template_name unique (center_id, name)
);
call protect('rota_template', null, 'select, insert, delete');
call note_changes('rota_template');

create table rota_template_shift (
  center_id bigint not null,
  id bigint generated always as identity,
  template_id bigint not null,
  -- ISO: 1 is Monday.
  weekday int not null check (weekday between 1 and 7),
  staff_id bigint,
  room_id bigint,
  kind text not null check (kind in ('care', 'training', 'office')),
  from_minute int not null,
  to_minute int not null,
  breaks jsonb not null,
  primary key (center_id, id),
  foreign key (center_id, template_id) references rota_template on delete cascade,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, room_id) references room
);
create index rota_template_shift_template on rota_template_shift (center_id, template_id);
create index rota_template_shift_staff on rota_template_shift (center_id, staff_id);
create index rota_template_shift_room on rota_template_shift (center_id, room_id);
call protect('rota_template_shift', null, 'select, insert, delete');
call note_changes('rota_template_shift');

-- Who planned the day before plans the rota.
insert into role_capability (center_id, role_id, capability)
select center_id, id, 'rota' from role where name in ('Lead Teacher', 'Director')
on conflict do nothing;

-- Whoever works is told that their shifts changed.
alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'timesheet-reopened', 'duty-asked',
  'duty-declined', 'pickup-proposed', 'pickup-accepted', 'pickup-declined', 'booking-requested', 'booking-confirmed', 'booking-declined',
  'booking-ended', 'own-paper-due', 'team-paper-due', 'posted', 'issued', 'due', 'overdue', 'paid', 'failed', 'offline', 'online', 'achieved',
  'event-added', 'event-changed', 'event-canceled', 'shifts-published', 'cover-asked', 'cover-taken'));
