-- A row is one stay of a child (a span), or one absence when check_in is null.
create table attendance (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  date date not null,
  status text not null check (status in ('present', 'late', 'absent')),
  check_in timestamptz,
  check_out timestamptz,
  check_in_by text,
  check_out_by text,
  checked_in_by bigint,
  checked_out_by bigint,
  -- The stay began as an absence; undoing the check-in brings that back.
  was_absent boolean not null default false,
  changed_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, checked_in_by) references staff,
  foreign key (center_id, checked_out_by) references staff,
  check ((status = 'absent') = (check_in is null)),
  check (check_out >= check_in),
  check (check_out is null or check_in is not null)
);
create unique index attendance_open_span on attendance (center_id, child_id, date) where check_in is not null and check_out is null;
create unique index attendance_absence on attendance (center_id, child_id, date) where check_in is null;
create index attendance_day on attendance (center_id, date, child_id) include (status, check_in, check_out);
create index attendance_child on attendance (center_id, child_id, date);
create index attendance_checked_in_by on attendance (center_id, checked_in_by);
create index attendance_checked_out_by on attendance (center_id, checked_out_by);
call protect('attendance', 'child_id = any ((select app_child_ids())::bigint[])');

create table daily_report (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  date date not null,
  meals text not null default '',
  naps text not null default '',
  activities text not null default '',
  mood text check (mood in ('happy', 'content', 'fussy', 'tired', 'excited', 'cranky')),
  notes text not null default '',
  staff_id bigint not null,
  recorded_by bigint,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, recorded_by) references staff
);
create index daily_report_child on daily_report (center_id, child_id, date);
create index daily_report_day on daily_report (center_id, date, child_id);
create index daily_report_staff on daily_report (center_id, staff_id);
create index daily_report_recorded_by on daily_report (center_id, recorded_by);
call protect('daily_report', 'child_id = any ((select app_child_ids())::bigint[])');

create table incident (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  date date not null,
  time time not null,
  description text not null,
  action_taken text not null default '',
  staff_id bigint not null,
  recorded_by bigint,
  created_at timestamptz not null,
  parent_notified_at timestamptz,
  parent_notified_by_staff bigint,
  parent_notified_by_guardian bigint,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, recorded_by) references staff,
  foreign key (center_id, parent_notified_by_staff) references staff,
  foreign key (center_id, parent_notified_by_guardian) references guardian
);
create index incident_child on incident (center_id, child_id, date);
create index incident_day on incident (center_id, date);
create index incident_pending on incident (center_id, id) where parent_notified_at is null;
create index incident_staff on incident (center_id, staff_id);
create index incident_recorded_by on incident (center_id, recorded_by);
create index incident_notified_by_staff on incident (center_id, parent_notified_by_staff);
create index incident_notified_by_guardian on incident (center_id, parent_notified_by_guardian);
call protect('incident', 'child_id = any ((select app_child_ids())::bigint[])');

create table activity (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  date date not null,
  activity text not null,
  notes text not null default '',
  staff_id bigint not null,
  recorded_by bigint,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, recorded_by) references staff
);
create index activity_child on activity (center_id, child_id, date);
create index activity_day on activity (center_id, date);
create index activity_staff on activity (center_id, staff_id);
create index activity_recorded_by on activity (center_id, recorded_by);
call protect('activity', 'child_id = any ((select app_child_ids())::bigint[])');

create table event (
  center_id bigint not null references center,
  id bigint generated always as identity,
  title text not null,
  description text not null default '',
  date date not null,
  time time,
  type text not null default 'event',
  participants text not null default '',
  created_at timestamptz not null,
  created_by bigint,
  version int not null default 1,
  removed_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, created_by) references staff
);
create index event_day on event (center_id, date);
create index event_created_by on event (center_id, created_by);
call protect('event', 'removed_at is null');
