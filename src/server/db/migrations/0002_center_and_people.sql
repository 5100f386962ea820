create table center (
  center_id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  time_zone text not null,
  arrival_deadline time,
  -- The last day whose absences are recorded.
  absences_recorded_on date,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  version int not null default 1
);
call protect('center', 'true', 'select, update');

create table opening_hours (
  center_id bigint not null references center,
  weekday int not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null check (closes > opens),
  primary key (center_id, weekday)
);
call protect('opening_hours', 'true');

create table closure (
  center_id bigint not null references center,
  id bigint generated always as identity,
  date date not null,
  reason text not null,
  primary key (center_id, id),
  unique (center_id, date)
);
call protect('closure', 'true');

create table room (
  center_id bigint not null references center,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  age_group text check (age_group in ('infants', 'toddlers', 'preschool', 'pre-k')),
  min_age_months int check (min_age_months >= 0),
  max_age_months int check (max_age_months >= min_age_months),
  capacity int check (capacity > 0),
  children_per_staff int check (children_per_staff > 0),
  sort_order int not null default 0,
  version int not null default 1,
  removed_at timestamptz,
  primary key (center_id, id)
);
create unique index room_name on room (center_id, lower(name)) where removed_at is null;
call protect('room', 'true');

create table role (
  center_id bigint not null references center,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  sort_order int not null default 0,
  version int not null default 1,
  primary key (center_id, id),
  unique (center_id, name)
);
call protect('role');

create table role_capability (
  center_id bigint not null,
  role_id bigint not null,
  capability text not null,
  primary key (center_id, role_id, capability),
  foreign key (center_id, role_id) references role
);
call protect('role_capability');

create table staff (
  center_id bigint not null references center,
  id bigint generated always as identity,
  first_name text not null,
  last_name text not null,
  role_id bigint not null,
  room_id bigint,
  phone text not null,
  email text not null,
  email_key text not null,
  address text,
  bio text,
  password_hash text,
  created_at timestamptz not null,
  version int not null default 1,
  deactivated_at timestamptz,
  deactivated_by bigint,
  removed_at timestamptz,
  removed_by bigint,
  primary key (center_id, id),
  foreign key (center_id, role_id) references role,
  foreign key (center_id, room_id) references room,
  foreign key (center_id, deactivated_by) references staff,
  foreign key (center_id, removed_by) references staff
);
create unique index staff_email on staff (center_id, email_key) where removed_at is null;
create index staff_login on staff (email_key) where removed_at is null;
create index staff_role on staff (center_id, role_id);
create index staff_room on staff (center_id, room_id);
create index staff_deactivated_by on staff (center_id, deactivated_by) where deactivated_by is not null;
create index staff_removed_by on staff (center_id, removed_by) where removed_by is not null;
call protect('staff');
-- Families see who works here, and nothing else of them.
create policy family on staff for select to larkhouse_parent using (center_id = (select app_center()));
grant select (center_id, id, first_name, last_name, role_id, removed_at) on staff to larkhouse_parent;

-- On duty is an open row here: who switched it, and when.
create table staff_duty (
  center_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  started_at timestamptz not null,
  started_by bigint,
  ended_at timestamptz check (ended_at >= started_at),
  ended_by bigint,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, started_by) references staff,
  foreign key (center_id, ended_by) references staff
);
create unique index staff_duty_open on staff_duty (center_id, staff_id) where ended_at is null;
create index staff_duty_staff on staff_duty (center_id, staff_id, started_at);
create index staff_duty_started_by on staff_duty (center_id, started_by);
create index staff_duty_ended_by on staff_duty (center_id, ended_by);
call protect('staff_duty');

create table child (
  center_id bigint not null references center,
  id bigint generated always as identity,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  room_id bigint not null,
  allergies text not null default '',
  emergency_contact text,
  parent_name text,
  parent_phone text,
  parent_email text,
  parent_drivers_license text,
  relationship text not null default 'parent',
  parent_email_consent boolean not null default false,
  parent_sms_consent boolean not null default false,
  emergency_contact_consent boolean not null default false,
  enrolled_on date not null,
  created_at timestamptz not null,
  created_by bigint,
  version int not null default 1,
  removed_at timestamptz,
  removed_by bigint,
  primary key (center_id, id),
  foreign key (center_id, room_id) references room,
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, removed_by) references staff
);
create index child_room on child (center_id, room_id);
create index child_created_by on child (center_id, created_by);
create index child_removed_by on child (center_id, removed_by) where removed_by is not null;
call protect('child', 'id = any ((select app_child_ids())::bigint[])');

-- A guardian is a person with rights over a child; with a password they have a parent account.
create table guardian (
  center_id bigint not null references center,
  id bigint generated always as identity,
  first_name text not null,
  last_name text not null,
  email text,
  email_key text,
  phone_number text,
  address text,
  emergency_contact_name text,
  emergency_contact_phone text,
  password_hash text,
  registered_at timestamptz,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  removed_at timestamptz,
  primary key (center_id, id)
);
create unique index guardian_email on guardian (center_id, email_key) where removed_at is null;
create index guardian_login on guardian (email_key) where removed_at is null;
call protect('guardian', 'id = (select app_actor_id())');

create table guardianship (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  guardian_id bigint not null,
  relationship text not null default 'parent',
  may_pick_up boolean not null default true,
  custody_note text,
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, guardian_id) references guardian
);
create unique index guardianship_current on guardianship (center_id, guardian_id, child_id) where ended_at is null;
create index guardianship_child on guardianship (center_id, child_id);
create index guardianship_guardian on guardianship (center_id, guardian_id);
call protect('guardianship', 'guardian_id = (select app_actor_id())');
-- A custody note is the staff's own.
revoke select on guardianship from larkhouse_parent;
grant select (center_id, id, child_id, guardian_id, relationship, may_pick_up, started_at, ended_at) on guardianship to larkhouse_parent;

create table consent (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  form text not null check (form in ('enrollmentForm', 'medicalForm', 'emergencyContact', 'photoRelease', 'pickupAuthorization', 'communicationConsent', 'fieldTrip')),
  confirmed_at timestamptz not null,
  confirmed_by bigint not null,
  revoked_at timestamptz check (revoked_at >= confirmed_at),
  revoked_by bigint,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, confirmed_by) references staff,
  foreign key (center_id, revoked_by) references staff
);
create unique index consent_current on consent (center_id, child_id, form) where revoked_at is null;
create index consent_child on consent (center_id, child_id);
create index consent_confirmed_by on consent (center_id, confirmed_by);
create index consent_revoked_by on consent (center_id, revoked_by);
call protect('consent', 'child_id = any ((select app_child_ids())::bigint[])');
