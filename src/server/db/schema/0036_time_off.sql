-- Paid time off: how it comes about, who asks for it, and what is left. It stands in timesheets beside what was worked.
alter table timesheet add column off_minutes int not null default 0 check (off_minutes >= 0);
alter table timesheet alter column off_minutes drop default;
alter table timesheet_step add column off_minutes int not null default 0;
alter table timesheet_step alter column off_minutes drop default;

-- How paid time off comes about: [{ "position": … or null for all others, "kind": …, "minutes": …, "most": … or null }].
create table time_off_rule (
  center_id bigint not null primary key references center,
  policies jsonb not null,
  version int not null default 1
);
call protect('time_off_rule', null, 'select, insert, update');
call note_changes('time_off_rule');

-- Days that somebody asks for.
create table time_off_request (
  center_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  -- Of each open day; a whole day was reckoned when it was asked for.
  daily_minutes int not null check (daily_minutes between 1 and 1440),
  is_whole_day boolean not null,
  note text,
  status text not null check (status in ('requested', 'approved', 'declined', 'withdrawn')),
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  -- Why it was declined, or taken back.
  reason text,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, decided_by) references staff,
  check ((status in ('approved', 'declined')) = (decided_at is not null))
);
create index time_off_request_staff on time_off_request (center_id, staff_id, from_date);
create index time_off_request_waiting on time_off_request (center_id, id) where status = 'requested';
create index time_off_request_decided_by on time_off_request (center_id, decided_by);
call protect('time_off_request', null, 'select, insert, update, delete');
call note_changes('time_off_request');

-- What came of it, append-only: a balance is the sum of its minutes.
create table time_off_entry (
  center_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  kind text not null check (kind in ('accrued', 'used', 'adjusted')),
  -- Of which day: the last one of a timesheet, the day off, the day on which it was adjusted.
  date date not null,
  minutes int not null check (minutes <> 0),
  timesheet_id bigint,
  request_id bigint,
  reason text,
  at timestamptz not null,
  by_staff_id bigint,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, timesheet_id) references timesheet,
  foreign key (center_id, request_id) references time_off_request,
  foreign key (center_id, by_staff_id) references staff,
  check ((kind = 'accrued') = (timesheet_id is not null)),
  check ((kind = 'used') = (request_id is not null)),
  check ((kind = 'adjusted') = (reason is not null))
);
create index time_off_entry_staff on time_off_entry (center_id, staff_id, date);
create index time_off_entry_timesheet on time_off_entry (center_id, timesheet_id);
create index time_off_entry_request on time_off_entry (center_id, request_id);
create index time_off_entry_by on time_off_entry (center_id, by_staff_id);
call protect('time_off_entry', null, 'select, insert, delete');
call note_changes('time_off_entry');

-- Whoever manages staff is told who asks for days off, and whoever asked what came of it.
alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'timesheet-reopened', 'duty-asked',
  'duty-declined', 'time-off-requested', 'time-off-approved', 'time-off-declined', 'pickup-proposed', 'pickup-accepted', 'pickup-declined',
  'booking-requested', 'booking-confirmed', 'booking-declined', 'booking-ended', 'own-paper-due', 'team-paper-due', 'posted', 'issued', 'due',
  'overdue', 'paid', 'failed', 'offline', 'online', 'achieved', 'event-added', 'event-changed', 'event-canceled', 'shifts-published', 'cover-asked',
  'cover-taken'));
