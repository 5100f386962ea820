-- A child's day: who is there, what happened, what the family said.

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
  constraint notice_days_check check (kind in ('absence', 'late-arrival') or to_date = from_date),
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

-- A row is one stay of a child (a span), or one absence when check_in is null.
create table attendance (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  date date not null,
  status text not null check (status in ('present', 'late', 'absent')),
  check_in timestamptz,
  check_out timestamptz,
  -- The family's report behind an absence.
  notice_id bigint,
  check_in_by text,
  check_out_by text,
  checked_in_by bigint,
  checked_out_by bigint,
  -- How an arrival and a departure were confirmed; the move leads to the guardian, the signature and the tablet.
  check_in_how text not null default 'staff' check (check_in_how in ('staff', 'pin', 'qr')),
  check_out_how text not null default 'staff' check (check_out_how in ('staff', 'pin', 'qr')),
  check_in_move bigint,
  check_out_move bigint,
  -- The stay began as an absence; undoing the check-in brings that back.
  was_absent boolean not null default false,
  changed_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, checked_in_by) references staff,
  foreign key (center_id, checked_out_by) references staff,
  foreign key (center_id, notice_id) references notice,
  foreign key (center_id, check_in_move) references kiosk_move,
  foreign key (center_id, check_out_move) references kiosk_move,
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
create index attendance_notice on attendance (center_id, notice_id) where notice_id is not null;
create index attendance_check_in_move on attendance (center_id, check_in_move) where check_in_move is not null;
create index attendance_check_out_move on attendance (center_id, check_out_move) where check_out_move is not null;
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
  kind text check (kind in (
    'fall', 'bump', 'bite', 'cut', 'burn', 'sting', 'choking', 'allergic-reaction', 'illness', 'behavior', 'other')),
  -- From the head down; left and right are the child's own.
  body_parts text[] not null default '{}' check (body_parts <@ array[
    'head', 'face', 'mouth', 'neck', 'chest', 'abdomen', 'upper-back', 'lower-back', 'buttocks', 'left-arm', 'right-arm',
    'left-hand', 'right-hand', 'left-leg', 'right-leg', 'left-foot', 'right-foot']),
  witness text not null default '',
  first_aid text not null default '',
  photo_path text,
  -- Whom of the family staff told, and when is parent_notified_at.
  told_person text not null default '',
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
-- The first guardian who saw an incident is who the family was told by.
grant update (parent_notified_at, parent_notified_by_guardian, version) on incident to larkhouse_parent;
create policy family_told on incident for update to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]) and parent_notified_at is null)
  with check (center_id = (select app_center()) and parent_notified_by_staff is null and parent_notified_by_guardian = (select app_actor_id()));

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
create table activity (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  date date not null,
  -- 'other': what was recorded as a text alone.
  kind text not null default 'other'
    check (kind in ('meal', 'bottle', 'nap', 'diaper', 'medicine', 'learning', 'outdoor', 'note', 'other')),
  -- When it was, or began; unknown of an 'other' that was written up on a later day. Its day at the center is `date`.
  at timestamptz,
  -- A nap's end; null while it lasts. Of an earlier day null says that nobody recorded it: no end is ever made up.
  ended_at timestamptz check (ended_at >= at),
  ended_by bigint,
  -- Nobody said that the nap ended: the child was checked out at that moment.
  ended_at_check_out boolean not null default false,
  -- Which overdue look at the sleeping child staff were called for: when it was due.
  look_alarmed_for timestamptz,
  activity text not null,
  notes text not null default '',
  meal text check (meal in ('breakfast', 'am-snack', 'lunch', 'pm-snack', 'dinner')),
  amount text check (amount in ('all', 'most', 'some', 'none')),
  quarter_ounces int check (quarter_ounces between 1 and 64),
  contents text check (contents in ('breast-milk', 'formula', 'milk', 'water', 'other')),
  diaper text check (diaper in ('wet', 'soiled', 'both', 'dry', 'potty')),
  medication_id bigint,
  -- As given this time; the medication says what was agreed.
  dose text,
  -- Why the child did not take the medicine; null where it was taken.
  refused_reason text,
  -- Why a dose was given sooner after the one before than agreed; null where it was not.
  too_soon_reason text,
  batch uuid,
  staff_id bigint not null,
  recorded_by bigint,
  created_at timestamptz not null,
  version int not null default 1,
  undone_at timestamptz,
  undone_by bigint,
  -- Null where whoever recorded it took it back at once.
  undone_reason text,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, recorded_by) references staff,
  -- A medicine is its own child's.
  foreign key (center_id, child_id, medication_id) references medication (center_id, child_id, id),
  foreign key (center_id, ended_by) references staff,
  foreign key (center_id, undone_by) references staff,
  constraint activity_moment check (kind = 'other' or at is not null),
  constraint activity_end check (kind = 'nap' or ended_at is null),
  constraint activity_meal check ((kind = 'meal') = (meal is not null) and (kind = 'meal') = (amount is not null)),
  constraint activity_bottle
    check ((kind = 'bottle') = (quarter_ounces is not null) and (kind = 'bottle') = (contents is not null)),
  constraint activity_diaper check ((kind = 'diaper') = (diaper is not null)),
  constraint activity_medicine
    check ((kind = 'medicine') = (medication_id is not null) and (kind = 'medicine') = (dose is not null))
);
create index activity_child on activity (center_id, child_id, date);
create index activity_day on activity (center_id, date);
create index activity_staff on activity (center_id, staff_id);
create index activity_recorded_by on activity (center_id, recorded_by);
-- One nap at a time; one that nobody ended keeps no other day's from beginning.
create unique index activity_running_nap on activity (center_id, date, child_id)
  where kind = 'nap' and ended_at is null and undone_at is null;
create index activity_medication on activity (center_id, child_id, medication_id, at) where medication_id is not null;
create index activity_batch on activity (center_id, batch) where batch is not null;
create index activity_ended_by on activity (center_id, ended_by) where ended_by is not null;
create index activity_undone_by on activity (center_id, undone_by) where undone_by is not null;
call protect('activity', 'undone_at is null and child_id = any ((select app_child_ids())::bigint[])');

-- Somebody looked at a sleeping child. `at` is the server's clock, never a time that was typed; rows are never changed.
create table nap_check (
  center_id bigint not null,
  id bigint generated always as identity,
  activity_id bigint not null,
  child_id bigint not null,
  at timestamptz not null,
  position text check (position in ('back', 'side', 'stomach')),
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
