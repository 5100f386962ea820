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

-- A count that a roll call brought.
alter table headcount
  add column roll_call_id bigint,
  add foreign key (center_id, roll_call_id) references roll_call;
create index headcount_roll_call on headcount (center_id, roll_call_id) where roll_call_id is not null;
