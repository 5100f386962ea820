-- What the rules ask of staff: papers that end, training hours, and, apart from both, papers on their health.
create table paper (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint not null,
  kind text not null check (kind in (
    'background-check', 'cpr', 'first-aid', 'cpr-first-aid', 'mandated-reporter', 'credential', 'education', 'orientation',
    'driving', 'agreement', 'other')),
  title text not null check (title <> ''),
  -- Encrypted, bound to whom it is of.
  number bytea,
  issued_on date not null,
  -- The last day on which it holds, as it says itself; null: it names none.
  expires_on date check (expires_on >= issued_on),
  issuer text,
  -- Of an upload; all three or none.
  file_path text,
  file_name text,
  file_type text,
  created_at timestamptz not null,
  created_by bigint,
  -- Who held the original against what is said here.
  verified_at timestamptz,
  verified_by bigint,
  -- The newer one; this one counts no longer and stays to be read.
  replaced_by bigint,
  removed_at timestamptz,
  removed_by bigint,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, verified_by) references staff,
  foreign key (center_id, removed_by) references staff,
  foreign key (center_id, replaced_by) references paper,
  check ((file_path is null) = (file_name is null) and (file_path is null) = (file_type is null)),
  check (verified_by is null or verified_at is not null),
  check (removed_by is null or removed_at is not null)
);
create index paper_staff on paper (center_id, staff_id, kind);
create index paper_created_by on paper (center_id, created_by);
create index paper_verified_by on paper (center_id, verified_by);
create index paper_removed_by on paper (center_id, removed_by);
create index paper_replaced_by on paper (center_id, replaced_by);
call protect('paper', null);
call note_changes('paper');

-- Papers on somebody's health lie in a table of their own, behind a capability of their own.
create table health_paper (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint not null,
  kind text not null check (kind in ('tb-test', 'health-screening', 'influenza', 'pertussis', 'measles', 'other')),
  title text not null check (title <> ''),
  number bytea,
  issued_on date not null,
  expires_on date check (expires_on >= issued_on),
  issuer text,
  file_path text,
  file_name text,
  file_type text,
  created_at timestamptz not null,
  created_by bigint,
  verified_at timestamptz,
  verified_by bigint,
  replaced_by bigint,
  removed_at timestamptz,
  removed_by bigint,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, verified_by) references staff,
  foreign key (center_id, removed_by) references staff,
  foreign key (center_id, replaced_by) references health_paper,
  check ((file_path is null) = (file_name is null) and (file_path is null) = (file_type is null)),
  check (verified_by is null or verified_at is not null),
  check (removed_by is null or removed_at is not null)
);
create index health_paper_staff on health_paper (center_id, staff_id, kind);
create index health_paper_created_by on health_paper (center_id, created_by);
create index health_paper_verified_by on health_paper (center_id, verified_by);
create index health_paper_removed_by on health_paper (center_id, removed_by);
create index health_paper_replaced_by on health_paper (center_id, replaced_by);
call protect('health_paper', null);
call note_changes('health_paper');

create table training (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint not null,
  title text not null check (title <> ''),
  -- The day on which it was completed.
  date date not null,
  minutes int not null check (minutes between 1 and 60000),
  -- Led by an instructor; by oneself with a test of what was learned; by reading or watching alone.
  mode text not null check (mode in ('instructor', 'self', 'self-study')),
  topics text[] not null default '{}' check (topics <@ array[
    'development', 'health-safety', 'abuse-prevention', 'nutrition', 'infants', 'special-needs', 'guidance', 'families',
    'management', 'cpr-first-aid', 'orientation', 'other']),
  file_path text,
  file_name text,
  file_type text,
  created_at timestamptz not null,
  created_by bigint,
  removed_at timestamptz,
  removed_by bigint,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, removed_by) references staff,
  check ((file_path is null) = (file_name is null) and (file_path is null) = (file_type is null)),
  check (removed_by is null or removed_at is not null)
);
create index training_staff on training (center_id, staff_id, date);
create index training_created_by on training (center_id, created_by);
create index training_removed_by on training (center_id, removed_by);
call protect('training', null);
call note_changes('training');

-- Until when somebody counts although a paper that care depends on is missing or has expired, and why.
create table paper_override (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint not null,
  reason text not null check (reason <> ''),
  -- Both included.
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  created_at timestamptz not null,
  created_by bigint,
  -- Ended before its last day.
  ended_at timestamptz,
  ended_by bigint,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, ended_by) references staff
);
create index paper_override_staff on paper_override (center_id, staff_id, to_date);
create index paper_override_created_by on paper_override (center_id, created_by);
create index paper_override_ended_by on paper_override (center_id, ended_by);
call protect('paper_override', null);
call note_changes('paper_override');

-- Whether a paper that is missing or has expired keeps its person out of the ratio. Without a row: no.
create table paper_check (
  center_id bigint not null default app_center() references center,
  is_on boolean not null default false,
  changed_at timestamptz not null,
  changed_by bigint,
  version int not null default 1,
  primary key (center_id),
  foreign key (center_id, changed_by) references staff
);
create index paper_check_changed_by on paper_check (center_id, changed_by);
call protect('paper_check', null);
call note_changes('paper_check');

-- On which days somebody does not count for the ratio, worked out ahead from papers, rules and overrides.
create table care_block (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint not null,
  from_date date not null,
  -- Included; null: goes on.
  to_date date check (to_date >= from_date),
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  constraint care_block_apart exclude using gist (
    int8range(center_id, center_id, '[]') with &&, int8range(staff_id, staff_id, '[]') with &&, daterange(from_date, to_date, '[]') with &&)
);
create index care_block_staff on care_block (center_id, staff_id, from_date);
call protect('care_block', null);
call note_changes('care_block');

-- Of what people were reminded, so that it happens once: what is due, on which day, and how many days ahead.
create table paper_reminder (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint not null,
  -- A rule's id, or a paper's that no rule asks for.
  subject text not null,
  due_on date not null,
  days_ahead int not null check (days_ahead in (0, 7, 30, 90)),
  is_health boolean not null,
  sent_at timestamptz not null,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  constraint paper_reminder_once unique (center_id, staff_id, subject, due_on, days_ahead)
);
call protect('paper_reminder', null, 'select');

alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'timesheet-reopened', 'duty-asked',
  'duty-declined', 'pickup-proposed', 'pickup-accepted', 'pickup-declined', 'booking-requested', 'booking-confirmed', 'booking-declined',
  'booking-ended', 'own-paper-due', 'team-paper-due', 'posted', 'issued', 'due', 'overdue', 'paid', 'failed', 'offline', 'online', 'achieved',
  'event-added', 'event-changed', 'event-canceled'));

-- Whoever leads a center sees papers on health; other roles are given it.
insert into role_capability (center_id, role_id, capability)
select center_id, id, 'staff.health' from role where name = 'Director' on conflict do nothing;
