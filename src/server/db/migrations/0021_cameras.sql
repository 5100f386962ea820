-- Which cameras parents may watch, and when (DECISIONS row 37).
alter table center
  add column parent_viewing text not null default 'own-room' check (parent_viewing in ('own-room', 'any-room', 'any-time')),
  add column parent_viewing_version int not null default 1;

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
  problem text,
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

-- What forbids a camera's picture to a guardian (or, when that is null, to staff) now; null: nothing. The one place of the
-- rule: answers, every piece of picture and the guard over running views ask it.
create function camera_barrier_for(p_center_id bigint, p_camera_id bigint, p_guardian_id bigint, p_today date, p_now timestamptz) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_room bigint;
  v_rule text;
  v_children bigint[];
begin
  select c.room_id into v_room from camera c where c.center_id = p_center_id and c.id = p_camera_id and c.removed_at is null;
  if not found then return 'camera-removed'; end if;
  if p_guardian_id is not null and exists (
    select from camera_block b where b.center_id = p_center_id and b.guardian_id = p_guardian_id and b.ended_at is null) then
    return 'blocked';
  end if;
  if exists (
    select from room_privacy p join room r on r.center_id = p.center_id and r.id = p.room_id
    where p.center_id = p_center_id and p.ended_at is null and r.removed_at is null and (v_room is null or p.room_id = v_room)) then
    return 'privacy';
  end if;
  if p_guardian_id is null then return null; end if;

  v_children := current_children(p_center_id, p_guardian_id);
  select c.parent_viewing into v_rule from center c where c.center_id = p_center_id;
  if cardinality(v_children) = 0 or v_rule <> 'any-time' and not exists (
    select from attendance a join child k on k.center_id = a.center_id and k.id = a.child_id
    where a.center_id = p_center_id and a.child_id = any (v_children) and a.date = p_today and a.check_in <= p_now
      and a.check_out is null and (v_rule = 'any-room' or v_room is null or k.room_id = v_room)) then
    return 'not-checked-in';
  end if;
  return null;
end $$;

-- The same for whoever the scope acts for.
create function camera_barrier(p_camera_id bigint, p_today date, p_now timestamptz) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select camera_barrier_for(app_center(), p_camera_id,
    case current_setting('app.actor_kind', true) when 'parent' then app_actor_id() end, p_today, p_now)
$$;

-- How many others of the scope's family watch: sessions of guardians who share a child with the scope's parent, that asked for
-- a picture within the last minute.
create function camera_viewers_of_family(p_session_id bigint, p_now timestamptz) returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select count(distinct v.session_id)::int from camera_view v
  where v.center_id = app_center() and v.ended_at is null and v.expires_at > p_now and v.session_id <> p_session_id
    and v.seen_at > p_now - interval '1 minute'
    and (v.guardian_id = app_actor_id() or v.guardian_id in (
      select g.guardian_id from guardianship g
      where g.center_id = app_center() and g.ended_at is null and g.child_id = any (app_child_ids())))
$$;

-- Of a family's guardians who begin to watch at the same moment one comes after the other.
create function lock_family_views() returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  select pg_advisory_xact_lock(hashtext('camera views'), id::int) from unnest(app_child_ids()) as id order by id
$$;

revoke execute on function camera_barrier_for(bigint, bigint, bigint, date, timestamptz), camera_barrier(bigint, date, timestamptz),
  camera_viewers_of_family(bigint, timestamptz), lock_family_views() from public;
grant execute on function camera_barrier_for(bigint, bigint, bigint, date, timestamptz) to larkhouse_jobs;
grant execute on function camera_barrier(bigint, date, timestamptz) to larkhouse_staff, larkhouse_parent;
grant execute on function camera_viewers_of_family(bigint, timestamptz), lock_family_views() to larkhouse_parent;
