-- The rules a center goes by, roll calls, headcounts, immunizations, and links for inspectors.

-- Who was found at a drill or an emergency, and the list that is called from.

-- A roll call that was finished, once, however often it was sent: the uuid is the device's.
create table roll_call (
  center_id bigint not null references center,
  id bigint generated always as identity,
  uuid uuid not null,
  is_drill boolean not null,
  -- The device's clock, corrected by what had to be added to it.
  started_at timestamptz not null,
  finished_at timestamptz not null check (finished_at >= started_at),
  offset_ms bigint not null,
  received_at timestamptz not null,
  -- The moment of the list it was called from.
  list_at timestamptz not null,
  was_offline boolean not null,
  note text not null default '',
  called_by bigint,
  primary key (center_id, id),
  unique (center_id, uuid),
  foreign key (center_id, called_by) references staff
);
create index roll_call_called_by on roll_call (center_id, called_by);
create index roll_call_time on roll_call (center_id, started_at);
call protect('roll_call', null, 'select, insert');

-- A child on the list, and whether somebody saw the child.
create table roll_call_child (
  center_id bigint not null,
  roll_call_id bigint not null,
  child_id bigint not null,
  room_id bigint not null,
  is_accounted boolean not null,
  note text not null default '',
  primary key (center_id, roll_call_id, child_id),
  foreign key (center_id, roll_call_id) references roll_call,
  foreign key (center_id, child_id) references child,
  foreign key (center_id, room_id) references room
);
create index roll_call_child_child on roll_call_child (center_id, child_id);
create index roll_call_child_room on roll_call_child (center_id, room_id);
call protect('roll_call_child', null, 'select, insert');

-- Whose reading of the list, with which children on it, was last written into the audit log: the list is read all day long.
create table roll_call_reading (
  center_id bigint not null,
  staff_id bigint not null,
  at timestamptz not null,
  child_ids bigint[] not null,
  primary key (center_id, staff_id),
  foreign key (center_id, staff_id) references staff
);
call protect('roll_call_reading', null, 'select, insert, update');

-- The compliance pack: the rules a center goes by, headcounts, immunizations, and links for inspectors.

-- Which of the rule packs (rules/*.json) a center goes by; without a row the neutral one.
create table rule_choice (
  center_id bigint not null primary key references center,
  pack text not null check (pack <> ''),
  chosen_at timestamptz not null,
  chosen_by bigint,
  version int not null default 1,
  foreign key (center_id, chosen_by) references staff
);
create index rule_choice_chosen_by on rule_choice (center_id, chosen_by);
call protect('rule_choice', null, 'select, insert, update');

-- How many children somebody counted in a room, and how many were checked in there at that moment.
create table headcount (
  center_id bigint not null references center,
  id bigint generated always as identity,
  room_id bigint not null,
  counted_at timestamptz not null,
  counted int not null check (counted >= 0),
  expected int not null check (expected >= 0),
  note text not null default '',
  -- The roll call that brought it.
  roll_call_id bigint,
  counted_by bigint,
  primary key (center_id, id),
  foreign key (center_id, room_id) references room,
  foreign key (center_id, counted_by) references staff,
  foreign key (center_id, roll_call_id) references roll_call
);
create index headcount_time on headcount (center_id, counted_at);
create index headcount_room on headcount (center_id, room_id, counted_at);
create index headcount_counted_by on headcount (center_id, counted_by);
create index headcount_roll_call on headcount (center_id, roll_call_id) where roll_call_id is not null;
call protect('headcount', null, 'select, insert');

-- A dose a child was given. Vaccines are those of the schedule in rules/.
create table immunization (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  vaccine text not null check (vaccine <> ''),
  dose int not null check (dose between 1 and 30),
  given_on date not null,
  -- The paper it was read from.
  source text not null default '',
  recorded_at timestamptz not null,
  recorded_by bigint,
  removed_at timestamptz,
  removed_by bigint,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, recorded_by) references staff,
  foreign key (center_id, removed_by) references staff
);
create unique index immunization_dose on immunization (center_id, child_id, vaccine, dose) where removed_at is null;
create index immunization_child on immunization (center_id, child_id);
create index immunization_recorded_by on immunization (center_id, recorded_by);
create index immunization_removed_by on immunization (center_id, removed_by);
call protect('immunization', null, 'select, insert, update');
-- Not the paper: what staff wrote down may name others.
grant select (center_id, id, child_id, vaccine, dose, given_on, removed_at) on immunization to larkhouse_parent;
create policy family on immunization for select to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]));

-- A child need not have a vaccine (null: any of them).
create table immunization_exemption (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  vaccine text check (vaccine <> ''),
  kind text not null check (kind in ('medical', 'religious', 'personal')),
  dated date not null,
  -- The last day it holds; null: until it is taken back.
  until date check (until >= dated),
  source text not null default '',
  recorded_at timestamptz not null,
  recorded_by bigint,
  removed_at timestamptz,
  removed_by bigint,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, recorded_by) references staff,
  foreign key (center_id, removed_by) references staff
);
create index immunization_exemption_child on immunization_exemption (center_id, child_id);
create index immunization_exemption_recorded_by on immunization_exemption (center_id, recorded_by);
create index immunization_exemption_removed_by on immunization_exemption (center_id, removed_by);
call protect('immunization_exemption', null, 'select, insert, update');
grant select (center_id, id, child_id, vaccine, dated, until, removed_at) on immunization_exemption to larkhouse_parent;
create policy family on immunization_exemption for select to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]));

-- What an inspector may look at for some hours, by an address whose token only its holder knows.
create table inspector_link (
  center_id bigint not null references center,
  id bigint generated always as identity,
  token_hash bytea not null unique,
  label text not null check (label <> ''),
  sheets text[] not null check (cardinality(sheets) > 0),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  created_at timestamptz not null,
  created_by bigint,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '72 hours'),
  revoked_at timestamptz,
  revoked_by bigint,
  primary key (center_id, id),
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, revoked_by) references staff
);
create index inspector_link_created_by on inspector_link (center_id, created_by);
create index inspector_link_revoked_by on inspector_link (center_id, revoked_by);
call protect('inspector_link', null, 'select, insert, update');

-- Every look through a link; null: at its first page, which names the sheets.
create table inspector_access (
  center_id bigint not null,
  id bigint generated always as identity,
  link_id bigint not null,
  at timestamptz not null,
  sheet text,
  form text not null check (form in ('screen', 'csv', 'pdf')),
  primary key (center_id, id),
  foreign key (center_id, link_id) references inspector_link
);
create index inspector_access_link on inspector_access (center_id, link_id, at);
-- Written by open_inspection alone.
call protect('inspector_access', null, 'select');
