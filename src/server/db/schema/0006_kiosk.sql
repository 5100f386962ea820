-- Kiosks: the kiosks.

-- A tablet at the door. Its row is made with the code it is paired by; what it then calls with is kept as a hash.
create table kiosk (
  center_id bigint not null references center,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  pairing_hash bytea unique,
  pairing_expires_at timestamptz not null,
  token_hash bytea unique,
  created_at timestamptz not null,
  created_by bigint,
  paired_at timestamptz,
  last_seen_at timestamptz,
  -- How many entries waited on the tablet when it last said so.
  unsent int not null default 0 check (unsent >= 0),
  -- Until when somebody waits at it after wrong PINs, and since when wrong ones count: staff can lift the wait.
  held_until timestamptz,
  tries_from timestamptz,
  revoked_at timestamptz,
  revoked_by bigint,
  primary key (center_id, id),
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, revoked_by) references staff
);
create index kiosk_created_by on kiosk (center_id, created_by);
create index kiosk_revoked_by on kiosk (center_id, revoked_by);
call protect('kiosk', null, 'insert');
grant select (center_id, id, name, pairing_expires_at, created_at, created_by, paired_at, last_seen_at, unsent, held_until, tries_from, revoked_at, revoked_by) on kiosk to larkhouse_staff;
grant update (revoked_at, revoked_by, pairing_hash, name, held_until, tries_from) on kiosk to larkhouse_staff;

-- For this key tablets seal what waits on them; the private half is sealed under the installation's secret.
create table kiosk_key (
  center_id bigint not null references center,
  id bigint generated always as identity,
  public_key bytea not null,
  private_sealed bytea not null,
  created_at timestamptz not null,
  primary key (center_id, id)
);
call protect('kiosk_key', null, null);

-- A guardian's PIN for the door. Staff see that there is one, and may take it away.
create table guardian_pin (
  center_id bigint not null,
  guardian_id bigint not null,
  pin_hash text not null,
  set_at timestamptz not null,
  set_at_kiosk boolean not null,
  primary key (center_id, guardian_id),
  foreign key (center_id, guardian_id) references guardian
);
call protect('guardian_pin', null, 'delete');
grant select (center_id, guardian_id, set_at, set_at_kiosk) on guardian_pin to larkhouse_staff;

-- With such a code a guardian chooses a PIN at the door, once.
create table guardian_pin_code (
  center_id bigint not null,
  guardian_id bigint not null,
  code_hash bytea not null unique,
  created_at timestamptz not null,
  created_by bigint,
  expires_at timestamptz not null,
  primary key (center_id, guardian_id),
  foreign key (center_id, guardian_id) references guardian,
  foreign key (center_id, created_by) references staff
);
create index guardian_pin_code_created_by on guardian_pin_code (center_id, created_by);
call protect('guardian_pin_code', null, 'insert, delete');
grant select (center_id, guardian_id, expires_at) on guardian_pin_code to larkhouse_staff;

-- What a tablet shows as a QR code for half a minute, and which guardian confirmed it with their own phone.
create table kiosk_code (
  center_id bigint not null,
  id bigint generated always as identity,
  kiosk_id bigint not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  guardian_id bigint,
  confirmed_at timestamptz,
  taken_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, kiosk_id) references kiosk,
  foreign key (center_id, guardian_id) references guardian
);
create index kiosk_code_kiosk on kiosk_code (center_id, kiosk_id);
create index kiosk_code_guardian on kiosk_code (center_id, guardian_id);
call protect('kiosk_code', null, null);

-- What somebody entered at a tablet, once, however often it was sent: the uuid is the tablet's.
create table kiosk_entry (
  center_id bigint not null,
  id bigint generated always as identity,
  kiosk_id bigint not null,
  uuid uuid not null,
  sequence bigint not null,
  -- The tablet's own clock, what had to be added to it, and what that makes.
  device_at timestamptz not null,
  offset_ms bigint not null,
  at timestamptz not null,
  received_at timestamptz not null,
  was_offline boolean not null,
  method text check (method in ('pin', 'qr')),
  guardian_id bigint,
  direction text check (direction in ('in', 'out')),
  -- 'All my children', instead of those named.
  whole_family boolean not null default false,
  typed_names text[] not null default '{}',
  phone_digits text,
  signed_name text,
  signature text,
  health boolean,
  health_note text,
  -- Why it couldn't be told whose it is, or when; null: its moves say what became of it.
  reason text check (reason in (
    'unreadable', 'wrong-pin', 'too-many-tries', 'late-ticket', 'future', 'too-old', 'no-children', 'unknown-child',
    'no-pickup-right', 'not-enrolled', 'already-in', 'not-in', 'staff-recorded')),
  -- What could not be opened, as it came.
  sealed text,
  closed_at timestamptz,
  closed_by bigint,
  closing text check (closing in ('accepted', 'dismissed')),
  closing_note text,
  primary key (center_id, id),
  unique (center_id, uuid),
  foreign key (center_id, kiosk_id) references kiosk,
  foreign key (center_id, guardian_id) references guardian,
  foreign key (center_id, closed_by) references staff,
  check ((closed_at is null) = (closing is null))
);
create index kiosk_entry_kiosk on kiosk_entry (center_id, kiosk_id);
create index kiosk_entry_guardian on kiosk_entry (center_id, guardian_id);
create index kiosk_entry_closed_by on kiosk_entry (center_id, closed_by);
create index kiosk_entry_at on kiosk_entry (center_id, at);
create index kiosk_entry_unclear on kiosk_entry (center_id, id) where reason is not null and closed_at is null;
call protect('kiosk_entry', null, 'select, update');

-- One child's part of an event. A misfit waits: what arrives later may make room for it, or staff decide.
create table kiosk_move (
  center_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  child_id bigint,
  typed_name text,
  date date not null,
  at timestamptz not null,
  direction text not null check (direction in ('in', 'out')),
  outcome text not null check (outcome in ('applied', 'misfit', 'refused', 'accepted', 'dismissed')),
  reason text check (reason in (
    'unreadable', 'wrong-pin', 'too-many-tries', 'late-ticket', 'future', 'too-old', 'no-children', 'unknown-child',
    'no-pickup-right', 'not-enrolled', 'already-in', 'not-in', 'staff-recorded')),
  primary key (center_id, id),
  foreign key (center_id, event_id) references kiosk_entry,
  foreign key (center_id, child_id) references child,
  check (child_id is not null or typed_name is not null)
);
create index kiosk_move_event on kiosk_move (center_id, event_id);
create index kiosk_move_child on kiosk_move (center_id, child_id, date);
create index kiosk_move_waiting on kiosk_move (center_id, event_id) where outcome in ('misfit', 'refused');
call protect('kiosk_move', null, 'select, insert, update');
