-- What is paid: pay periods, which breaks somebody was relieved in, and timesheets that both sides sign.
create table pay_rule (
  center_id bigint not null references center,
  -- The first day of a period; it holds until the next rule.
  from_date date not null,
  pay_period text not null check (pay_period in ('weekly', 'every-two-weeks', 'twice-a-month', 'monthly')),
  -- To how many minutes each punch is rounded; null: not at all.
  rounding_minutes int check (rounding_minutes in (5, 6, 15)),
  primary key (center_id, from_date)
);
call protect('pay_rule', null, 'select, insert, update, delete');
call note_changes('pay_rule');

-- How hours leave for payroll.
create table payroll_setting (
  center_id bigint not null primary key references center,
  -- What the payroll service calls the center, and hours paid twice.
  company_code text,
  double_time_code text,
  -- Columns of one's own: [{ "header": …, "field": … }].
  columns jsonb not null,
  version int not null default 1
);
call protect('payroll_setting', null, 'select, insert, update');
call note_changes('payroll_setting');

-- By which number the payroll service knows somebody.
create table payroll_number (
  center_id bigint not null,
  staff_id bigint not null,
  number text not null check (number <> ''),
  primary key (center_id, staff_id),
  foreign key (center_id, staff_id) references staff
);
call protect('payroll_number', null, 'select, insert, update, delete');
call note_changes('payroll_number');

-- What somebody said of a break that is long enough for a meal: whether they were relieved of all work. Of these two moments; the last word counts.
create table break_answer (
  center_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  duty_id bigint not null,
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at > started_at),
  is_relieved boolean not null,
  answered_at timestamptz not null,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, duty_id) references staff_duty on delete cascade
);
create index break_answer_staff on break_answer (center_id, staff_id, started_at);
create index break_answer_duty on break_answer (center_id, duty_id);
call protect('break_answer', null, 'select, insert, delete');
call note_changes('break_answer');

-- The hours of somebody in a pay period, once they were signed for the first time. Minutes are those that were signed or approved last.
create table timesheet (
  center_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  status text not null check (status in ('open', 'submitted', 'approved', 'exported')),
  regular_minutes int not null check (regular_minutes >= 0),
  overtime_minutes int not null check (overtime_minutes >= 0),
  double_minutes int not null check (double_minutes >= 0),
  unpaid_minutes int not null check (unpaid_minutes >= 0),
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  constraint timesheet_apart exclude using gist (
    int8range(center_id, center_id, '[]') with &&, int8range(staff_id, staff_id, '[]') with &&, daterange(from_date, to_date, '[]') with &&)
);
create index timesheet_staff on timesheet (center_id, staff_id, from_date);
create index timesheet_period on timesheet (center_id, from_date, to_date);
call protect('timesheet', null, 'select, insert, update, delete');
call note_changes('timesheet');

-- What became of a timesheet, append-only, with the minutes it had then.
create table timesheet_step (
  center_id bigint not null,
  id bigint generated always as identity,
  timesheet_id bigint not null,
  kind text not null check (kind in ('signed', 'approved', 'reopened', 'exported')),
  at timestamptz not null,
  -- Null: the system.
  by_staff_id bigint,
  reason text check ((kind = 'reopened') = (reason is not null)),
  regular_minutes int not null,
  overtime_minutes int not null,
  double_minutes int not null,
  unpaid_minutes int not null,
  primary key (center_id, id),
  foreign key (center_id, timesheet_id) references timesheet on delete cascade,
  foreign key (center_id, by_staff_id) references staff
);
create index timesheet_step_timesheet on timesheet_step (center_id, timesheet_id, id);
create index timesheet_step_by on timesheet_step (center_id, by_staff_id);
call protect('timesheet_step', null, 'select, insert');
call note_changes('timesheet_step');

-- Whose hours changed after they were signed is told.
alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'timesheet-reopened',
  'pickup-proposed', 'pickup-accepted', 'pickup-declined', 'booking-requested', 'booking-confirmed', 'booking-declined', 'booking-ended',
  'posted', 'issued', 'due', 'overdue', 'paid', 'failed', 'offline', 'online', 'achieved', 'event-added', 'event-changed', 'event-canceled'));
