-- Cameras, and who watches.

create table camera (
  center_id bigint not null references center,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  location text not null default '',
  -- Null: it counts for all rooms.
  room_id bigint,
  port int check (port between 1 and 65535),
  -- Where it is and how to sign in there: encrypted, bound to the camera, erased when it is removed.
  address_sealed bytea,
  stream_sealed bytea,
  username_sealed bytea,
  password_sealed bytea,
  -- Counts changes of the above, so that a running picture notices.
  source_version int not null default 1,
  -- What the probes found.
  is_active boolean not null default true,
  last_online timestamptz,
  problem text check (problem in (
    'no-address', 'name-not-found', 'address-refused', 'refused', 'no-answer', 'wrong-password', 'not-found', 'redirected',
    'not-a-camera', 'unsupported-codec', 'no-picture', 'ended', 'busy', 'gateway-unavailable')),
  misses int not null default 0,
  -- A password that was refused is not tried again for a while: cameras lock accounts.
  password_refused_at timestamptz,
  away_since timestamptz,
  away_told_at timestamptz,
  created_at timestamptz not null,
  created_by bigint,
  version int not null default 1,
  removed_at timestamptz,
  removed_by bigint,
  primary key (center_id, id),
  foreign key (center_id, room_id) references room,
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, removed_by) references staff,
  check (removed_at is null or num_nonnulls(address_sealed, stream_sealed, username_sealed, password_sealed) = 0)
);
create index camera_room on camera (center_id, room_id);
create index camera_created_by on camera (center_id, created_by);
create index camera_removed_by on camera (center_id, removed_by) where removed_by is not null;
call protect('camera', 'removed_at is null', 'select, insert, update');
-- Families see that a camera is there, and nothing of where it is.
revoke select on camera from larkhouse_parent;
grant select (center_id, id, name, location, room_id, is_active, last_online, removed_at, source_version) on camera to larkhouse_parent;

-- While a row is open nobody watches the room: diapering, an upset child.
create table room_privacy (
  center_id bigint not null,
  id bigint generated always as identity,
  room_id bigint not null,
  started_at timestamptz not null,
  started_by bigint,
  ended_at timestamptz check (ended_at >= started_at),
  ended_by bigint,
  primary key (center_id, id),
  foreign key (center_id, room_id) references room,
  foreign key (center_id, started_by) references staff,
  foreign key (center_id, ended_by) references staff
);
create unique index room_privacy_open on room_privacy (center_id, room_id) where ended_at is null;
create index room_privacy_room on room_privacy (center_id, room_id, started_at);
create index room_privacy_started_by on room_privacy (center_id, started_by);
create index room_privacy_ended_by on room_privacy (center_id, ended_by);
call protect('room_privacy', 'ended_at is null', 'select, insert, update');
revoke select on room_privacy from larkhouse_parent;
grant select (center_id, id, room_id, started_at, ended_at) on room_privacy to larkhouse_parent;

-- A guardian who may not watch, such as by a court's order. The reason is the staff's own.
create table camera_block (
  center_id bigint not null,
  id bigint generated always as identity,
  guardian_id bigint not null,
  reason text not null check (reason <> ''),
  started_at timestamptz not null,
  started_by bigint,
  ended_at timestamptz check (ended_at >= started_at),
  ended_by bigint,
  primary key (center_id, id),
  foreign key (center_id, guardian_id) references guardian,
  foreign key (center_id, started_by) references staff,
  foreign key (center_id, ended_by) references staff
);
create unique index camera_block_open on camera_block (center_id, guardian_id) where ended_at is null;
create index camera_block_guardian on camera_block (center_id, guardian_id);
create index camera_block_started_by on camera_block (center_id, started_by);
create index camera_block_ended_by on camera_block (center_id, ended_by);
call protect('camera_block', null, 'select, insert, update');

-- The right to watch, on loan, and afterwards the log of who watched.
create table camera_view (
  center_id bigint not null,
  id bigint generated always as identity,
  camera_id bigint not null,
  -- The camera's room when the view began.
  room_id bigint,
  -- Sessions are swept; the log stays.
  session_id bigint not null,
  staff_id bigint,
  guardian_id bigint,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  -- The last time a piece of picture was asked for, within some seconds.
  seen_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  ending text check (ending in ('stopped', 'expired', 'privacy', 'check-out', 'signed-out', 'blocked', 'not-allowed', 'camera-removed', 'moved-on')),
  primary key (center_id, id),
  foreign key (center_id, camera_id) references camera,
  foreign key (center_id, room_id) references room,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  check (num_nonnulls(staff_id, guardian_id) = 1),
  check ((ended_at is null) = (ending is null))
);
create unique index camera_view_open on camera_view (center_id, session_id, camera_id) where ended_at is null;
create index camera_view_session on camera_view (center_id, session_id, camera_id, id desc);
create index camera_view_newest on camera_view (center_id, started_at desc, id desc);
create index camera_view_camera on camera_view (center_id, camera_id);
create index camera_view_room on camera_view (center_id, room_id) where room_id is not null;
create index camera_view_staff on camera_view (center_id, staff_id) where staff_id is not null;
create index camera_view_guardian on camera_view (center_id, guardian_id) where guardian_id is not null;
call protect('camera_view', 'guardian_id = (select app_actor_id())', 'select, insert, update');
grant insert on camera_view to larkhouse_parent;
grant update (seen_at, ended_at, ending) on camera_view to larkhouse_parent;
create policy family_begins on camera_view for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
create policy family_ends on camera_view for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
