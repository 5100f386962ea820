-- Families who ask for a place before anything of theirs is in the books.
create table admission_setting (
  center_id bigint not null default app_center() primary key references center,
  -- Whether the public page takes inquiries.
  is_open boolean not null default false,
  -- An inquiry with which nobody did anything for so many months is erased.
  keep_months int not null default 12 check (keep_months between 1 and 60),
  -- Grounds by which a child comes first on the waitlist, the strongest first; the day on which it came onto the list decides the rest.
  priorities text[] not null default array['staff-child', 'sibling', 'inside', 'agency']
    check (priorities <@ array['staff-child', 'sibling', 'inside', 'agency']),
  version int not null default 1
);
call protect('admission_setting', null, 'select, insert, update');
call note_changes('admission_setting');

create table inquiry (
  center_id bigint not null references center,
  id bigint generated always as identity,
  state text not null check (state in ('new', 'tour', 'waiting', 'offered', 'enrolled', 'lost')),
  lost_reason text check (lost_reason in ('no-place', 'other-center', 'no-answer', 'moved', 'changed-plans', 'other')),
  -- By the family on the public page, or by staff, as after a call.
  source text not null check (source in ('family', 'staff')),
  -- What the family reads is written in it.
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  -- When the family agreed that the center keeps what they said; null: staff entered it.
  consented_at timestamptz,
  created_at timestamptz not null,
  created_by bigint,
  -- When the family or staff last did something with it: from here on its months count.
  active_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, created_by) references staff,
  check ((state = 'lost') = (lost_reason is not null)),
  check ((source = 'family') = (consented_at is not null))
);
create index inquiry_state on inquiry (center_id, state, id);
create index inquiry_active on inquiry (center_id, active_at);
create index inquiry_created_by on inquiry (center_id, created_by);
call protect('inquiry', null);
call note_changes('inquiry');

-- Who asks. The first is whom the center writes to.
create table inquiry_contact (
  center_id bigint not null,
  id bigint generated always as identity,
  inquiry_id bigint not null,
  position int not null check (position >= 1),
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  email text,
  -- In the forms in which two are compared: lower case, digits alone.
  email_key text,
  phone_number text,
  phone_key text,
  primary key (center_id, id),
  foreign key (center_id, inquiry_id) references inquiry on delete cascade,
  unique (center_id, inquiry_id, position),
  check (num_nonnulls(email, phone_number) > 0),
  check ((email is null) = (email_key is null))
);
create index inquiry_contact_email on inquiry_contact (center_id, email_key);
create index inquiry_contact_phone on inquiry_contact (center_id, phone_key);
call protect('inquiry_contact', null);
call note_changes('inquiry_contact');

-- For whom they ask, and what they wish for this child.
create table inquiry_child (
  center_id bigint not null,
  id bigint generated always as identity,
  inquiry_id bigint not null,
  -- Of a child not born yet there may be none.
  first_name text,
  last_name text,
  birth_date date,
  due_date date,
  -- Name and day of birth in the form in which two are compared; null: not born yet.
  child_key text,
  wished_start date not null,
  -- ISO: 1 is Monday.
  weekdays int[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  -- When it came onto the waitlist; null: it never did.
  waiting_since timestamptz,
  paused_at timestamptz,
  grounds text[] not null default '{}' check (grounds <@ array['staff-child', 'sibling', 'inside', 'agency']),
  -- Put somewhere by hand: it counts as if it had this ground (null: none) and had come at this moment.
  counts_as text check (counts_as in ('staff-child', 'sibling', 'inside', 'agency')),
  counts_since timestamptz,
  moved_reason text check (moved_reason <> ''),
  moved_at timestamptz,
  moved_by bigint,
  primary key (center_id, id),
  foreign key (center_id, inquiry_id) references inquiry on delete cascade,
  foreign key (center_id, moved_by) references staff,
  check ((counts_since is null) = (moved_reason is null) and (counts_since is null) = (moved_at is null)),
  check (num_nonnulls(birth_date, due_date) = 1),
  check (birth_date is null or (first_name is not null and last_name is not null)),
  check ((birth_date is null) = (child_key is null))
);
create index inquiry_child_inquiry on inquiry_child (center_id, inquiry_id);
create index inquiry_child_moved_by on inquiry_child (center_id, moved_by);
create index inquiry_child_key on inquiry_child (center_id, child_key);
call protect('inquiry_child', null);
call note_changes('inquiry_child');

-- The family's way back to their inquiry, sent by mail; only the hash of the token is kept.
create table inquiry_link (
  center_id bigint not null,
  id bigint generated always as identity,
  inquiry_id bigint not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The mail that brought it, which is erased with the inquiry.
  mail_id bigint,
  primary key (center_id, id),
  foreign key (center_id, inquiry_id) references inquiry on delete cascade
);
create index inquiry_link_inquiry on inquiry_link (center_id, inquiry_id);
call protect('inquiry_link', null);

-- What staff write down of it; the family never reads it.
create table inquiry_note (
  center_id bigint not null,
  id bigint generated always as identity,
  inquiry_id bigint not null,
  text text not null check (text <> ''),
  created_at timestamptz not null,
  created_by bigint,
  primary key (center_id, id),
  foreign key (center_id, inquiry_id) references inquiry on delete cascade,
  foreign key (center_id, created_by) references staff
);
create index inquiry_note_inquiry on inquiry_note (center_id, inquiry_id);
create index inquiry_note_created_by on inquiry_note (center_id, created_by);
call protect('inquiry_note', null);
call note_changes('inquiry_note');

-- What staff have yet to do about it.
create table inquiry_task (
  center_id bigint not null,
  id bigint generated always as identity,
  inquiry_id bigint not null,
  text text not null check (text <> ''),
  due_on date,
  created_at timestamptz not null,
  created_by bigint,
  done_at timestamptz,
  done_by bigint,
  primary key (center_id, id),
  foreign key (center_id, inquiry_id) references inquiry on delete cascade,
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, done_by) references staff,
  check (done_by is null or done_at is not null)
);
create index inquiry_task_inquiry on inquiry_task (center_id, inquiry_id);
create index inquiry_task_created_by on inquiry_task (center_id, created_by);
create index inquiry_task_done_by on inquiry_task (center_id, done_by);
call protect('inquiry_task', null);
call note_changes('inquiry_task');

-- Whoever enrolls children answers inquiries.
insert into role_capability (center_id, role_id, capability)
select distinct center_id, role_id, 'admissions' from role_capability where capability = 'children.enroll'
union select center_id, id, 'admissions' from role where name = 'Director'
on conflict do nothing;

-- They are told of it.
alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'timesheet-reopened', 'duty-asked',
  'duty-declined', 'time-off-requested', 'time-off-approved', 'time-off-declined', 'pickup-proposed', 'pickup-accepted', 'pickup-declined',
  'booking-requested', 'booking-confirmed', 'booking-declined', 'booking-ended', 'own-paper-due', 'team-paper-due', 'inquiry-received', 'posted',
  'issued', 'due', 'overdue', 'paid', 'failed', 'offline', 'online', 'achieved', 'event-added', 'event-changed', 'event-canceled',
  'shifts-published', 'cover-asked', 'cover-taken', 'swap-asked', 'swap-approved', 'swap-declined'));
