-- Staff, children and their guardians.

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
  -- When retention removed the last thing that told who it was.
  erased_at timestamptz,
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
grant select (center_id, id, first_name, last_name, role_id, removed_at) on staff to larkhouse_parent;
-- Families see who works here, and nothing else of them.
create policy family on staff for select to larkhouse_parent using (center_id = (select app_center()));

alter table center add foreign key (center_id, two_step_required_by) references staff;
create index center_two_step_required_by on center (center_id, two_step_required_by);

-- On duty is an open row here: who switched it, and when. What was open for too long was forgotten, and ended by the system.
create table staff_duty (
  center_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  started_at timestamptz not null,
  started_by bigint,
  ended_at timestamptz check (ended_at >= started_at),
  ended_by bigint,
  -- When the system ended what nobody had switched off.
  forgotten_at timestamptz check (forgotten_at is null or ended_at is not null),
  -- When it was struck: it never was, and nobody counts it.
  voided_at timestamptz check (voided_at is null or ended_at is not null),
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, started_by) references staff,
  foreign key (center_id, ended_by) references staff
);
create unique index staff_duty_open on staff_duty (center_id, staff_id) where ended_at is null;
create index staff_duty_staff on staff_duty (center_id, staff_id, started_at);
create index staff_duty_started_by on staff_duty (center_id, started_by);
create index staff_duty_ended_by on staff_duty (center_id, ended_by);
-- Who was on duty on a day long past is found by when they left.
create index staff_duty_ended on staff_duty (center_id, ended_at, started_at);
call protect('staff_duty');

-- What was said of a duty afterwards, append-only: what it said before, what it says since, who said so and why.
create table staff_duty_correction (
  center_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  duty_id bigint not null,
  kind text not null check (kind in ('added', 'corrected', 'confirmed', 'voided')),
  at timestamptz not null,
  corrected_by bigint,
  reason text not null check (reason <> ''),
  was_started_at timestamptz,
  was_ended_at timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, duty_id) references staff_duty,
  foreign key (center_id, corrected_by) references staff,
  check ((kind = 'added') = (was_started_at is null))
);
create index staff_duty_correction_duty on staff_duty_correction (center_id, duty_id, id);
create index staff_duty_correction_staff on staff_duty_correction (center_id, staff_id);
create index staff_duty_correction_corrected_by on staff_duty_correction (center_id, corrected_by);
call protect('staff_duty_correction', null, 'select, insert');

create table child (
  center_id bigint not null references center,
  id bigint generated always as identity,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  room_id bigint not null,
  -- The upload that shows the child, where there is one.
  photo_path text,
  allergies text not null default '',
  emergency_contact text,
  parent_name text,
  parent_phone text,
  parent_email text,
  parent_drivers_license text,
  relationship text not null default 'parent',
  enrolled_on date not null,
  created_at timestamptz not null,
  created_by bigint,
  version int not null default 1,
  removed_at timestamptz,
  removed_by bigint,
  -- Retention (src/server/domains/retention): when what was kept of a child beside name and birthday was removed, and when
  -- the last thing that told who it was. A row stays where others refer to it; it tells nobody any more.
  emptied_at timestamptz,
  erased_at timestamptz check (erased_at >= emptied_at),
  primary key (center_id, id),
  foreign key (center_id, room_id) references room,
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, removed_by) references staff
);
create index child_room on child (center_id, room_id);
create index child_created_by on child (center_id, created_by);
create index child_removed_by on child (center_id, removed_by) where removed_by is not null;
create index child_emptied on child (center_id, removed_at) where removed_at is not null and erased_at is null;
call protect('child', 'id = any ((select app_child_ids())::bigint[])');
-- How somebody is reached may be the other household's: of that a guardian reads their own row alone.
revoke select on child from larkhouse_parent;
grant select (center_id, id, first_name, last_name, date_of_birth, room_id, photo_path, allergies, relationship, enrolled_on,
              created_at, created_by, version, removed_at, removed_by, emptied_at, erased_at) on child to larkhouse_parent;

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
  -- Consents as they hold now; guardian_consent has their history. A reset never grants one.
  email_consent_given boolean not null default false,
  sms_consent_given boolean not null default false,
  marketing_consent_given boolean not null default false,
  consent_date timestamptz,
  consent_ip_address text,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  removed_at timestamptz,
  -- When retention removed the last thing that told who it was.
  erased_at timestamptz,
  primary key (center_id, id)
);
create unique index guardian_email on guardian (center_id, email_key) where removed_at is null;
create index guardian_login on guardian (email_key) where removed_at is null;
call protect('guardian', 'id = (select app_actor_id())');
-- Parents keep their own profile and consents.
grant update (first_name, last_name, phone_number, address, emergency_contact_name, emergency_contact_phone, updated_at,
              version, email_consent_given, sms_consent_given, marketing_consent_given, consent_date)
  on guardian to larkhouse_parent;
create policy family_changes on guardian for update to larkhouse_parent
  using (center_id = (select app_center()) and id = (select app_actor_id()));

create table guardianship (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  guardian_id bigint not null,
  relationship text not null default 'parent',
  may_pick_up boolean not null default true,
  custody_note text,
  -- Since when they share their phone and e-mail with the child's other guardians; null: not.
  contacts_shared_at timestamptz,
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
grant select (center_id, id, child_id, guardian_id, relationship, may_pick_up, contacts_shared_at, started_at, ended_at)
  on guardianship to larkhouse_parent;
-- Whether they share their phone and e-mail is each guardian's own to say.
grant update (contacts_shared_at) on guardianship to larkhouse_parent;
create policy family_changes on guardianship for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and ended_at is null);

-- What the center decided of two guardians of a child seeing each other's phone and e-mail, such as by a court's order; while
-- none is open, the two decide. The smaller id comes first. The reason is the staff's own.
create table contact_decision (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  guardian_id bigint not null,
  other_guardian_id bigint not null check (other_guardian_id > guardian_id),
  decision text not null check (decision in ('shown', 'hidden')),
  reason text not null check (reason <> ''),
  started_at timestamptz not null,
  started_by bigint,
  ended_at timestamptz check (ended_at >= started_at),
  ended_by bigint,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, guardian_id) references guardian,
  foreign key (center_id, other_guardian_id) references guardian,
  foreign key (center_id, started_by) references staff,
  foreign key (center_id, ended_by) references staff
);
create unique index contact_decision_open on contact_decision (center_id, child_id, guardian_id, other_guardian_id) where ended_at is null;
create index contact_decision_child on contact_decision (center_id, child_id);
create index contact_decision_guardian on contact_decision (center_id, guardian_id, other_guardian_id);
create index contact_decision_other on contact_decision (center_id, other_guardian_id);
create index contact_decision_started_by on contact_decision (center_id, started_by);
create index contact_decision_ended_by on contact_decision (center_id, ended_by);
call protect('contact_decision', null, 'select, insert, update');

create table consent (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  form text not null check (form in ('enrollmentForm', 'medicalForm', 'emergencyContact', 'photoRelease', 'pickupAuthorization', 'communicationConsent', 'fieldTrip')),
  confirmed_at timestamptz not null,
  confirmed_by bigint not null,
  -- Taken back, or another statement of the family took its place.
  revoked_at timestamptz check (revoked_at >= confirmed_at),
  revoked_by bigint,
  -- 'Signed: declined': the form was seen, and grants nothing.
  is_declined boolean not null default false,
  -- What the paper says, where it was written down: its date, and who signed.
  signed_on date,
  signed_by text,
  -- Whether the family's consent holds: the one thing to ask before something that needs it.
  is_given boolean not null generated always as (revoked_at is null and not is_declined) stored,
  check (not is_declined or form in ('photoRelease', 'communicationConsent', 'fieldTrip')),
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
-- Who signed may be another guardian.
revoke select on consent from larkhouse_parent;
grant select (center_id, id, child_id, form, confirmed_at, revoked_at, is_declined, signed_on, is_given) on consent to larkhouse_parent;

-- Every consent given and taken back, append-only; what holds now stands at the guardian.
create table guardian_consent (
  center_id bigint not null,
  id bigint generated always as identity,
  guardian_id bigint not null,
  consent text not null check (consent in ('emailConsent', 'smsConsent', 'marketingConsent')),
  is_given boolean not null,
  at timestamptz not null,
  primary key (center_id, id),
  foreign key (center_id, guardian_id) references guardian
);
create index guardian_consent_guardian on guardian_consent (center_id, guardian_id);
call protect('guardian_consent', 'guardian_id = (select app_actor_id())', 'select');
grant insert on guardian_consent to larkhouse_parent;
create policy family_writes on guardian_consent for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()));

-- In which room a child was from when until when. The first stay of a child holds for whatever was written up of the time before it.
create table room_stay (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  room_id bigint not null,
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at),
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, room_id) references room
);
create unique index room_stay_current on room_stay (center_id, child_id) where ended_at is null;
create index room_stay_child on room_stay (center_id, child_id, began_at);
create index room_stay_room on room_stay (center_id, room_id);
call protect('room_stay', null, 'select, insert, update');

-- What an account chose on its settings screen; without a row the defaults hold (src/contract/preferences.ts).
create table staff_preference (
  center_id bigint not null,
  staff_id bigint not null,
  email_notifications boolean not null,
  push_notifications boolean not null,
  attendance_alerts boolean not null,
  incident_reports boolean not null,
  daily_reports boolean not null,
  -- What they chose of kind × channel, where it differs from the defaults (src/contract/notification-kinds.ts).
  notifications jsonb not null default '{}',
  -- The hours in which mail and push wait, by the person's own time zone.
  quiet_from time,
  quiet_to time,
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  timezone text not null,
  date_format text not null check (date_format in ('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD')),
  time_format text not null check (time_format in ('language', 'h12', 'h23')),
  theme text not null check (theme in ('light', 'dark', 'system')),
  version int not null default 1,
  primary key (center_id, staff_id),
  foreign key (center_id, staff_id) references staff,
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to)
);
call protect('staff_preference');

create table guardian_preference (
  center_id bigint not null,
  guardian_id bigint not null,
  email_notifications boolean not null,
  daily_report_email boolean not null,
  incident_alerts boolean not null,
  weekly_digest boolean not null,
  reminder_notifications boolean not null,
  -- What they chose of kind × channel, where it differs from the defaults (src/contract/notification-kinds.ts).
  notifications jsonb not null default '{}',
  -- The hours in which mail and push wait, by the person's own time zone.
  quiet_from time,
  quiet_to time,
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  timezone text not null,
  time_format text not null check (time_format in ('language', 'h12', 'h23')),
  theme text not null check (theme in ('light', 'dark', 'system')),
  download_format text not null check (download_format in ('txt', 'pdf', 'xlsx')),
  auto_download boolean not null,
  privacy_mode boolean not null,
  version int not null default 1,
  primary key (center_id, guardian_id),
  foreign key (center_id, guardian_id) references guardian,
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to)
);
call protect('guardian_preference', 'guardian_id = (select app_actor_id())', 'select');
grant insert, update on guardian_preference to larkhouse_parent;
create policy family_writes on guardian_preference for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
create policy family_changes on guardian_preference for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
