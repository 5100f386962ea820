create table session (
  center_id bigint not null references center,
  id bigint generated always as identity,
  token_hash bytea not null unique,
  audience text not null check (audience in ('staff', 'parent')),
  staff_id bigint,
  guardian_id bigint,
  remember_me boolean not null default false,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  check ((audience = 'staff') = (staff_id is not null) and (audience = 'parent') = (guardian_id is not null))
);
create index session_staff on session (center_id, staff_id);
create index session_guardian on session (center_id, guardian_id);
call protect('session', 'guardian_id = (select app_actor_id())');
grant update (revoked_at) on session to larkhouse_parent;
create policy family_ends on session for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()));

-- Append-only: who did what to which rows, when. What changed is apart, so that it can expire or be erased.
create table audit (
  center_id bigint not null references center,
  id bigint generated always as identity,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('staff', 'parent', 'device', 'system')),
  actor_id bigint,
  action text not null,
  entity text not null,
  entity_ids bigint[] not null,
  child_ids bigint[] not null default '{}',
  -- The writing transaction: the seal takes each row once, after its transaction can no longer be open.
  tx xid8 not null default pg_current_xact_id(),
  primary key (center_id, id)
);
create index audit_tx on audit (center_id, tx);
call protect('audit', null, 'select');
revoke insert, update, delete on audit from larkhouse_jobs;

create table audit_detail (
  center_id bigint not null,
  audit_id bigint not null,
  before jsonb,
  after jsonb,
  expires_at timestamptz,
  primary key (center_id, audit_id),
  foreign key (center_id, audit_id) references audit
);
call protect('audit_detail', null, 'select');
revoke insert, update on audit_detail from larkhouse_jobs;

create table audit_seal (
  center_id bigint not null references center,
  id bigint generated always as identity,
  up_to_tx xid8 not null,
  rows int not null check (rows > 0),
  root bytea not null,
  prev bytea not null,
  sealed_at timestamptz not null,
  primary key (center_id, id)
);
call protect('audit_seal', null, 'select');
revoke insert, update, delete on audit_seal from larkhouse_jobs;

create table idempotency (
  center_id bigint not null references center,
  key_hash bytea not null,
  request_hash bytea not null,
  status int not null,
  answer bytea not null,
  created_at timestamptz not null,
  primary key (center_id, key_hash)
);
create index idempotency_created_at on idempotency (center_id, created_at);
call protect('idempotency', 'true', 'select, insert, update');
create policy family_writes on idempotency for insert to larkhouse_parent with check (center_id = (select app_center()));
create policy family_renews on idempotency for update to larkhouse_parent using (center_id = (select app_center()));
grant insert, update on idempotency to larkhouse_parent;

-- A key as its actor's own: the same key of somebody else is another one.
create function own_key(p_key bytea) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(current_setting('app.actor_kind', true) || ' ' || current_setting('app.actor_id', true) || ' ', 'UTF8') || p_key)
$$;
grant execute on function own_key(bytea) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- A row here is a job that is due; the worker moves it into the queue.
create table outbox (
  center_id bigint not null references center,
  id bigint generated always as identity,
  task text not null,
  payload jsonb not null,
  run_at timestamptz,
  job_key text,
  created_at timestamptz not null,
  primary key (center_id, id)
);
call protect('outbox', null, 'insert');
create policy family_writes on outbox for insert to larkhouse_parent with check (center_id = (select app_center()));
grant insert on outbox to larkhouse_parent;

-- One row: what the secret of this installation is recognised by.
create table installation (
  id boolean primary key default true check (id),
  secret_fingerprint bytea not null
);
call protect_installation_table('installation');

-- Failures only, by account and by address, shared by all processes.
create table login_throttle (
  key_hash bytea primary key,
  failures int not null,
  first_failure_at timestamptz not null
);
call protect_installation_table('login_throttle');
