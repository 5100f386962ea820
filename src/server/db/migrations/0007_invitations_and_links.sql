alter table center add column invitation_days int not null default 7 check (invitation_days between 1 and 90);

-- Consents as given at registration; the settings change them later. Reset never grants one (DECISIONS row 24).
alter table guardian
  add column email_consent_given boolean not null default false,
  add column sms_consent_given boolean not null default false,
  add column marketing_consent_given boolean not null default false,
  add column consent_date timestamptz,
  add column consent_ip_address text;

-- A code is kept as a hash to find it, and encrypted so that staff can copy the same link again (DECISIONS row 22).
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
  check (accepted_at is null or revoked_at is null)
);
create index parent_invitation_child on parent_invitation (center_id, child_id);
create index parent_invitation_invited_by on parent_invitation (center_id, invited_by);
create index parent_invitation_accepted_by on parent_invitation (center_id, accepted_by);
create index parent_invitation_revoked_by on parent_invitation (center_id, revoked_by);
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
call protect('account_link');

-- Finds the center behind a registration code or an account link, before there is a scope.
create function center_of_invitation(p_code_hash bytea) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select center_id from parent_invitation where code_hash = p_code_hash
$$;
create function center_of_link(p_token_hash bytea) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select center_id from account_link where token_hash = p_token_hash
$$;
grant execute on function center_of_invitation(bytea), center_of_link(bytea) to larkhouse_jobs;
