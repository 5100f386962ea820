-- The personnel file: when somebody was employed, on which terms, when they can work, and which groups they are qualified for.
create table employment (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint not null,
  hired_on date not null,
  -- The last day, included; null: goes on.
  left_on date check (left_on >= hired_on),
  created_at timestamptz not null,
  created_by bigint,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, created_by) references staff,
  constraint employment_apart exclude using gist (
    int8range(center_id, center_id, '[]') with &&, int8range(staff_id, staff_id, '[]') with &&, daterange(hired_on, left_on, '[]') with &&)
);
create index employment_staff on employment (center_id, staff_id, hired_on);
create index employment_created_by on employment (center_id, created_by);
call protect('employment', null);
call note_changes('employment');

-- On which terms, from a day on until the next one, or the end of the employment.
create table employment_term (
  center_id bigint not null,
  id bigint generated always as identity,
  employment_id bigint not null,
  from_date date not null,
  position text not null check (position in ('director', 'lead-teacher', 'teacher', 'aide', 'floater', 'nurse', 'cook', 'support')),
  -- Agreed on for a week; null: by the hour as needed.
  weekly_minutes int check (weekly_minutes between 0 and 10080),
  -- ISO: 1 is Monday. The workweek of which overtime is counted (29 CFR 778.105).
  workweek_starts int not null default 7 check (workweek_starts between 1 and 7),
  -- Whether no overtime is paid, as the law has it for some who are paid a salary (29 CFR 541).
  is_exempt boolean not null default false,
  -- How it is paid and how much, encrypted; null: not said.
  pay_sealed bytea,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, employment_id) references employment on delete cascade,
  constraint employment_term_once unique (center_id, employment_id, from_date)
);
call protect('employment_term', null);
call note_changes('employment_term');

-- When somebody can work, by weekday, in minutes of the day. Without a row nothing was said.
create table staff_availability (
  center_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  weekday int not null check (weekday between 1 and 7),
  from_minute int not null check (from_minute between 0 and 1439),
  to_minute int not null check (to_minute between 1 and 1440),
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  check (from_minute < to_minute)
);
create index staff_availability_staff on staff_availability (center_id, staff_id, weekday);
call protect('staff_availability', null, 'select, insert, delete');
call note_changes('staff_availability');

-- Which groups somebody may care for, from a day on. Who has none was never judged, and counts everywhere.
create table staff_qualification (
  center_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  age_group text not null check (age_group in ('infants', 'toddlers', 'preschool', 'pre-k')),
  from_date date not null,
  -- The last day, included; null: goes on.
  to_date date check (to_date >= from_date),
  note text,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  constraint staff_qualification_apart exclude using gist (
    int8range(center_id, center_id, '[]') with &&, int8range(staff_id, staff_id, '[]') with &&,
    int4range(array_position(array['infants', 'toddlers', 'preschool', 'pre-k'], age_group),
      array_position(array['infants', 'toddlers', 'preschool', 'pre-k'], age_group), '[]') with &&, daterange(from_date, to_date, '[]') with &&)
);
create index staff_qualification_staff on staff_qualification (center_id, staff_id, age_group);
call protect('staff_qualification', null);
call note_changes('staff_qualification');

-- Whoever leads a center sees pay; other roles are given it.
insert into role_capability (center_id, role_id, capability)
select center_id, id, 'staff.pay' from role where name = 'Director' on conflict do nothing;
