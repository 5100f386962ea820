-- A kiosk that belongs to a room is a classroom tablet: staff log there what its children do, each by their own PIN.
alter table kiosk
  add column room_id bigint,
  add foreign key (center_id, room_id) references room;
create index kiosk_room on kiosk (center_id, room_id);
grant select (room_id) on kiosk to larkhouse_staff;

-- A staff member's PIN for these tablets. The others see that there is one, and a Director may take it away.
create table staff_pin (
  center_id bigint not null,
  staff_id bigint not null,
  pin_hash text not null,
  set_at timestamptz not null,
  primary key (center_id, staff_id),
  foreign key (center_id, staff_id) references staff
);
call protect('staff_pin', null, 'delete');
grant select (center_id, staff_id, set_at) on staff_pin to larkhouse_staff;
call note_changes('staff_pin');

-- What somebody logged at such a tablet, once, however often it was sent: the uuid is the tablet's.
create table room_entry (
  center_id bigint not null,
  id bigint generated always as identity,
  kiosk_id bigint not null,
  -- The tablet's own at that time.
  room_id bigint not null,
  uuid uuid not null,
  sequence bigint not null,
  -- The tablet's own clock, what had to be added to it, and what that makes.
  device_at timestamptz not null,
  offset_ms bigint not null,
  at timestamptz not null,
  received_at timestamptz not null,
  was_offline boolean not null,
  -- Who logged it; null where nobody could be told by it.
  staff_id bigint,
  -- What it says, until it stands in the log or was dismissed. What could not be opened stays as it came.
  words jsonb,
  sealed text,
  -- Waiting: it stands in the log as soon as it fits. Refused: nothing that may come makes it right, and staff decide.
  outcome text not null check (outcome in ('waiting', 'refused', 'recorded', 'accepted', 'dismissed')),
  reason text check (reason in (
    'unreadable', 'wrong-pin', 'too-many-tries', 'late-ticket', 'future', 'too-old', 'gone', 'not-allowed', 'another-room', 'allergen',
    'not-here', 'asleep', 'same-nap', 'no-nap', 'awake')),
  closed_at timestamptz,
  closed_by bigint,
  closing_note text,
  primary key (center_id, id),
  unique (center_id, uuid),
  foreign key (center_id, kiosk_id) references kiosk,
  foreign key (center_id, room_id) references room,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, closed_by) references staff,
  check ((closed_at is null) = (outcome not in ('accepted', 'dismissed'))),
  check (outcome <> 'refused' or reason is not null)
);
create index room_entry_kiosk on room_entry (center_id, kiosk_id);
create index room_entry_room on room_entry (center_id, room_id);
create index room_entry_staff on room_entry (center_id, staff_id);
create index room_entry_closed_by on room_entry (center_id, closed_by);
create index room_entry_open on room_entry (center_id, at) where outcome in ('waiting', 'refused');
call protect('room_entry', null, 'select, update');
call note_changes('room_entry');

-- A child that such an entry is about.
create table room_entry_child (
  center_id bigint not null,
  entry_id bigint not null,
  child_id bigint not null,
  primary key (center_id, entry_id, child_id),
  foreign key (center_id, entry_id) references room_entry on delete cascade,
  foreign key (center_id, child_id) references child
);
create index room_entry_child_child on room_entry_child (center_id, child_id);
call protect('room_entry_child', null, 'select');
call note_changes('room_entry_child');
