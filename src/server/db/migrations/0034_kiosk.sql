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
  revoked_at timestamptz,
  revoked_by bigint,
  primary key (center_id, id),
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, revoked_by) references staff
);
create index kiosk_created_by on kiosk (center_id, created_by);
create index kiosk_revoked_by on kiosk (center_id, revoked_by);
call protect('kiosk', null, 'insert');
grant select (center_id, id, name, pairing_expires_at, created_at, created_by, paired_at, last_seen_at, unsent, revoked_at, revoked_by) on kiosk to larkhouse_staff;
grant update (revoked_at, revoked_by, pairing_hash, name) on kiosk to larkhouse_staff;

-- For this key tablets seal what waits on them; the private half is sealed under the installation's secret.
create table door_key (
  center_id bigint not null references center,
  id bigint generated always as identity,
  public_key bytea not null,
  private_sealed bytea not null,
  created_at timestamptz not null,
  primary key (center_id, id)
);
call protect('door_key', null, 'select');
revoke select on door_key from larkhouse_staff;

-- A guardian's PIN for the door. Staff see that there is one, and may take it away.
create table guardian_pin (
  center_id bigint not null,
  guardian_id bigint not null,
  pin_hash text not null,
  set_at timestamptz not null,
  set_at_door boolean not null,
  primary key (center_id, guardian_id),
  foreign key (center_id, guardian_id) references guardian
);
call protect('guardian_pin', null, 'delete');
grant select (center_id, guardian_id, set_at, set_at_door) on guardian_pin to larkhouse_staff;

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
create table door_code (
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
create index door_code_kiosk on door_code (center_id, kiosk_id);
create index door_code_guardian on door_code (center_id, guardian_id);
call protect('door_code', null, 'select');
revoke select on door_code from larkhouse_staff;

-- What somebody entered at a tablet, once, however often it was sent: the uuid is the tablet's.
create table door_event (
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
  reason text,
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
create index door_event_kiosk on door_event (center_id, kiosk_id);
create index door_event_guardian on door_event (center_id, guardian_id);
create index door_event_closed_by on door_event (center_id, closed_by);
create index door_event_at on door_event (center_id, at);
create index door_event_unclear on door_event (center_id, id) where reason is not null and closed_at is null;
call protect('door_event', null, 'select, update');

-- One child's part of an event. A misfit waits: what arrives later may make room for it, or staff decide.
create table door_move (
  center_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  child_id bigint,
  typed_name text,
  date date not null,
  at timestamptz not null,
  direction text not null check (direction in ('in', 'out')),
  outcome text not null check (outcome in ('applied', 'misfit', 'refused', 'accepted', 'dismissed')),
  reason text,
  primary key (center_id, id),
  foreign key (center_id, event_id) references door_event,
  foreign key (center_id, child_id) references child,
  check (child_id is not null or typed_name is not null)
);
create index door_move_event on door_move (center_id, event_id);
create index door_move_child on door_move (center_id, child_id, date);
create index door_move_waiting on door_move (center_id, event_id) where outcome in ('misfit', 'refused');
call protect('door_move', null, 'select, insert, update');

-- How an arrival and a departure were confirmed; the move leads to the guardian, the signature and the tablet.
alter table attendance
  add column check_in_how text not null default 'staff' check (check_in_how in ('staff', 'pin', 'qr')),
  add column check_out_how text not null default 'staff' check (check_out_how in ('staff', 'pin', 'qr')),
  add column check_in_move bigint,
  add column check_out_move bigint,
  add foreign key (center_id, check_in_move) references door_move,
  add foreign key (center_id, check_out_move) references door_move;
create index attendance_check_in_move on attendance (center_id, check_in_move) where check_in_move is not null;
create index attendance_check_out_move on attendance (center_id, check_out_move) where check_out_move is not null;

alter table center
  add column door_asks_health boolean not null default true,
  -- The center's own words; null: the usual ones in the reader's language.
  add column door_health_question text;

-- Opens the scope of a tablet: its center, and itself as the actor. It has no rights but what its endpoints do.
create function open_kiosk(p_token_hash bytea, p_now timestamptz)
returns table (center_id bigint, time_zone text, kiosk_id bigint, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare v record;
begin
  select k.center_id, k.id, k.name, k.last_seen_at, c.time_zone into v
    from kiosk k join center c on c.center_id = k.center_id
    where k.token_hash = p_token_hash and k.revoked_at is null;
  if v.id is null then raise exception 'no tablet' using errcode = 'LH401'; end if;
  perform set_config('app.center_id', v.center_id::text, true), set_config('app.actor_kind', 'device', true),
          set_config('app.actor_id', v.id::text, true), set_config('app.child_ids', '', true);
  if v.last_seen_at < p_now - interval '1 minute' then
    update kiosk k set last_seen_at = p_now where k.center_id = v.center_id and k.id = v.id;
  end if;
  return query select v.center_id, v.time_zone, v.id, v.name;
end $$;

-- Gives a tablet its credential for a code that is still good; no row: there is no such code.
create function pair_kiosk(p_pairing_hash bytea, p_token_hash bytea, p_now timestamptz)
returns table (center_id bigint, kiosk_id bigint, name text)
language sql security definer set search_path = public, pg_temp as $$
  update kiosk k set pairing_hash = null, token_hash = p_token_hash, paired_at = p_now, last_seen_at = p_now
  where k.pairing_hash = p_pairing_hash and k.pairing_expires_at > p_now and k.revoked_at is null
  returning k.center_id, k.id, k.name
$$;

-- A tablet that was unpaired may still say how much waits on it, and nothing else.
create function note_unsent(p_token_hash bytea, p_unsent int, p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  update kiosk k set unsent = p_unsent, last_seen_at = p_now where k.token_hash = p_token_hash
  returning k.center_id
$$;

revoke execute on function open_kiosk(bytea, timestamptz), pair_kiosk(bytea, bytea, timestamptz), note_unsent(bytea, int, timestamptz) from public;
grant execute on function open_kiosk(bytea, timestamptz), pair_kiosk(bytea, bytea, timestamptz), note_unsent(bytea, int, timestamptz) to larkhouse_jobs;
