-- How people get in: sessions, invitations, links, second steps.

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
  -- When the holder last proved in this session that it is them: at the sign-in, and when asked again.
  confirmed_at timestamptz,
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

-- A code is kept as a hash to find it, and encrypted so that staff can copy the same link again.
create table parent_invitation (
  center_id bigint not null references center,
  id bigint generated always as identity,
  child_id bigint,
  email text not null,
  email_key text not null,
  phone_number text not null,
  parent_name text,
  relationship text not null default 'parent',
  code_hash bytea not null unique,
  code_sealed bytea not null,
  invited_by bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was noticed, by the clock, that it ran out; whether it has is decided by `expires_at` alone.
  expired_at timestamptz,
  accepted_at timestamptz,
  accepted_by bigint,
  revoked_at timestamptz,
  revoked_by bigint,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, invited_by) references staff,
  foreign key (center_id, accepted_by) references guardian,
  foreign key (center_id, revoked_by) references staff,
  check ((accepted_at is null) = (accepted_by is null)),
  check (accepted_at is null or revoked_at is null),
  check (expired_at is null or accepted_at is null)
);
create index parent_invitation_child on parent_invitation (center_id, child_id);
create index parent_invitation_invited_by on parent_invitation (center_id, invited_by);
create index parent_invitation_accepted_by on parent_invitation (center_id, accepted_by);
create index parent_invitation_revoked_by on parent_invitation (center_id, revoked_by);
create index parent_invitation_open on parent_invitation (center_id, expires_at)
  where accepted_at is null and revoked_at is null and expired_at is null;
call protect('parent_invitation');

-- Links that set a password: activation of new staff, reset for both audiences. Single use.
create table account_link (
  center_id bigint not null references center,
  id bigint generated always as identity,
  purpose text not null check (purpose in ('activation', 'reset')),
  staff_id bigint,
  guardian_id bigint,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  check (num_nonnulls(staff_id, guardian_id) = 1)
);
create index account_link_staff on account_link (center_id, staff_id);
create index account_link_guardian on account_link (center_id, guardian_id);
-- Of one account at most one link opens anything, whoever asks at the same moment.
create unique index account_link_open_staff on account_link (center_id, staff_id) where used_at is null and revoked_at is null;
create unique index account_link_open_guardian on account_link (center_id, guardian_id) where used_at is null and revoked_at is null;
call protect('account_link');

-- From here to account_challenge not even reading is a request's business: these tables are worked on in the account's
-- name, by the jobs' role.

create table email_change (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint,
  guardian_id bigint,
  email text not null,
  email_key text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  check (num_nonnulls(staff_id, guardian_id) = 1)
);
create index email_change_staff on email_change (center_id, staff_id);
create index email_change_guardian on email_change (center_id, guardian_id);
create unique index email_change_open_staff on email_change (center_id, staff_id) where used_at is null and revoked_at is null;
create unique index email_change_open_guardian on email_change (center_id, guardian_id) where used_at is null and revoked_at is null;
call protect('email_change', null, null);

-- The secret behind the codes of an authenticator app; it counts once a code has confirmed it.
create table totp (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint,
  guardian_id bigint,
  secret_sealed bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The time step of the newest code that was taken: no code counts twice.
  last_step bigint,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  check (num_nonnulls(staff_id, guardian_id) = 1)
);
create index totp_staff on totp (center_id, staff_id);
create index totp_guardian on totp (center_id, guardian_id);
create unique index totp_of_staff on totp (center_id, staff_id, (confirmed_at is null));
create unique index totp_of_guardian on totp (center_id, guardian_id, (confirmed_at is null));
call protect('totp', null, null);

create table passkey (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint,
  guardian_id bigint,
  name text not null check (name <> ''),
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  -- The host it was made for; a browser offers it nowhere else.
  rp_id text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  check (num_nonnulls(staff_id, guardian_id) = 1)
);
create index passkey_staff on passkey (center_id, staff_id);
create index passkey_guardian on passkey (center_id, guardian_id);
create unique index passkey_credential on passkey (center_id, credential_id);
call protect('passkey', null, null);

create table recovery_code (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint,
  guardian_id bigint,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  check (num_nonnulls(staff_id, guardian_id) = 1)
);
create index recovery_code_staff on recovery_code (center_id, staff_id);
create index recovery_code_guardian on recovery_code (center_id, guardian_id);
call protect('recovery_code', null, null);

-- A question that waits for its answer, for minutes: the second step of a sign-in, or of proving oneself again; a new passkey.
create table account_challenge (
  center_id bigint not null references center,
  id bigint generated always as identity,
  purpose text not null check (purpose in ('sign-in', 'confirm', 'passkey')),
  staff_id bigint,
  guardian_id bigint,
  token_hash bytea not null unique,
  -- What the passkey has to sign.
  passkey_challenge text,
  remember_me boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  check (num_nonnulls(staff_id, guardian_id) = 1)
);
create index account_challenge_staff on account_challenge (center_id, staff_id);
create index account_challenge_guardian on account_challenge (center_id, guardian_id);
call protect('account_challenge', null, null);

-- Failures only, by account and by address, shared by all processes.
create table login_throttle (
  key_hash bytea primary key,
  failures int not null,
  first_failure_at timestamptz not null,
  last_failure_at timestamptz not null,
  previous_failure_at timestamptz
);
call protect_installation_table('login_throttle');
