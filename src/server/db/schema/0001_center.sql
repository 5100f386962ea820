-- A center, what it says of itself, its house rules and its rooms.

create table center (
  center_id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  time_zone text not null,
  address text,
  phone text,
  email text,
  contact_person text,
  -- The center's own mark: the upload that shows it, and its size in pixels, so that screens keep room for it.
  logo_path text,
  logo_width int,
  logo_height int,
  arrival_deadline time,
  -- The last day whose absences are recorded.
  absences_recorded_on date,
  invitation_days int not null default 7 check (invitation_days between 1 and 90),
  weather_place text,
  weather_latitude numeric(4, 2) check (weather_latitude between -90 and 90),
  weather_longitude numeric(5, 2) check (weather_longitude between -180 and 180),
  two_step_required_at timestamptz,
  two_step_required_by bigint,
  -- Who may not set a password that is on the list of the most used.
  common_passwords_refused text not null default 'staff' check (common_passwords_refused in ('nobody', 'staff', 'everybody')),
  -- After how many minutes what is urgent and nobody has seen is called up again; null: not.
  escalate_push_minutes int default 10 check (escalate_push_minutes between 1 and 1440),
  escalate_mail_minutes int default 60 check (escalate_mail_minutes between 1 and 1440),
  -- Which cameras parents may watch, and when.
  parent_viewing text not null default 'own-room' check (parent_viewing in ('own-room', 'any-room', 'any-time')),
  kiosk_asks_health boolean not null default true,
  -- The center's own words; null: the usual ones in the reader's language.
  kiosk_health_question text,
  -- How many bytes of files a center may keep.
  file_quota_bytes bigint not null default 21474836480 check (file_quota_bytes > 0),
  child_record_years int not null default 5 check (child_record_years between 3 and 30),
  incident_record_years int not null default 7 check (incident_record_years between 3 and 30),
  staff_record_years int not null default 5 check (staff_record_years between 3 and 30),
  financial_record_years int not null default 7 check (financial_record_years between 4 and 30),
  -- Retention removes nothing for a while after a period was made shorter, and after nobody looked for long: a clock that
  -- jumped looks like that (src/server/domains/retention/rules.ts).
  retention_looked_at timestamptz,
  retention_held_at timestamptz,
  is_demo boolean not null default false,
  -- Since when the first steps no longer stand on the dashboard.
  first_steps_dismissed_at timestamptz,
  created_at timestamptz not null,
  -- Each part that is saved on its own has a version of its own; this is that of the details (name, address, ways to reach
  -- it, time zone).
  version int not null default 1,
  hours_version int not null default 1,
  rules_version int not null default 1,
  weather_version int not null default 1,
  parent_viewing_version int not null default 1,
  logo_version int not null default 1,
  check (num_nonnulls(weather_place, weather_latitude, weather_longitude) in (0, 3)),
  check ((two_step_required_at is null) = (two_step_required_by is null)),
  check (num_nonnulls(logo_path, logo_width, logo_height) in (0, 3))
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

-- How families pay the center. The account number is encrypted; its last digits tell it apart.
create table payment_details (
  center_id bigint not null primary key references center,
  ach_account_name text,
  ach_bank_name text,
  ach_routing_number text check (ach_routing_number ~ '^\d{9}$'),
  ach_account_sealed bytea,
  ach_account_last_four text,
  zelle_name text,
  zelle_contact text,
  ein text check (ein ~ '^\d{2}-\d{7}$'),
  version int not null default 1,
  check ((ach_account_sealed is null) = (ach_account_last_four is null))
);
call protect('payment_details', null, 'select, insert, update');
