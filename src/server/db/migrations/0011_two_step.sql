-- Two-step verification for staff and parents, changes of e-mail, and the center's rule that staff must have it.

alter table center
  add column two_step_required_at timestamptz,
  add column two_step_required_by bigint,
  add foreign key (center_id, two_step_required_by) references staff,
  add check ((two_step_required_at is null) = (two_step_required_by is null));
create index center_two_step_required_by on center (center_id, two_step_required_by);

-- When the holder last proved in this session that it is them: at the sign-in, and when asked again.
alter table session add column confirmed_at timestamptz;
update session set confirmed_at = created_at;

-- The secret behind the codes of an authenticator app; it counts once a code has confirmed it.
create table two_step_app (
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
create index two_step_app_staff on two_step_app (center_id, staff_id);
create index two_step_app_guardian on two_step_app (center_id, guardian_id);
create unique index two_step_app_of_staff on two_step_app (center_id, staff_id, (confirmed_at is null));
create unique index two_step_app_of_guardian on two_step_app (center_id, guardian_id, (confirmed_at is null));
call protect('two_step_app', null, 'select');

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
call protect('passkey', null, 'select');

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
call protect('recovery_code', null, 'select');

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
call protect('account_challenge', null, 'select');

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
call protect('email_change', null, 'select');

-- Not even reading them is a request's business: they are worked on in the account's name, by the jobs' role.
revoke select on two_step_app, passkey, recovery_code, account_challenge, email_change from larkhouse_staff;

-- Whether an account asks for a second step at its sign-in.
create function has_two_step(p_center_id bigint, p_audience text, p_account_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from two_step_app a where a.center_id = p_center_id and a.confirmed_at is not null
                   and case p_audience when 'staff' then a.staff_id else a.guardian_id end = p_account_id)
      or exists (select from passkey k where k.center_id = p_center_id
                   and case p_audience when 'staff' then k.staff_id else k.guardian_id end = p_account_id)
$$;

-- The same for the scope's actor.
create function actor_has_two_step() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select has_two_step(app_center(), current_setting('app.actor_kind', true), app_actor_id())
$$;

-- The staff or parents of the scope's center who have it.
create function accounts_with_two_step(p_audience text) returns bigint[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct account_id), '{}') from (
    select case p_audience when 'staff' then staff_id else guardian_id end as account_id
      from two_step_app where center_id = app_center() and confirmed_at is not null
    union all
    select case p_audience when 'staff' then staff_id else guardian_id end from passkey where center_id = app_center()
  ) a where account_id is not null
$$;

-- Find the center behind a challenge or a change of e-mail, before there is a scope.
create function center_of_challenge(p_token_hash bytea) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select center_id from account_challenge where token_hash = p_token_hash
$$;
create function center_of_email_change(p_token_hash bytea) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select center_id from email_change where token_hash = p_token_hash
$$;

-- As in 0006, and: staff of a center that requires two-step verification and who don't have it yet get LH428, except where
-- `p_before_two_step` says that the endpoint serves them already. Without it, staff may still be asked to set it up.
drop function open_scope(bytea, timestamptz, text[]);
create function open_scope(p_token_hash bytea, p_now timestamptz, p_any_of text[], p_before_two_step boolean default false)
returns table (session_id bigint, center_id bigint, time_zone text, kind text, actor_id bigint, first_name text,
               last_name text, role text, capabilities text[], child_ids bigint[], expires_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_audience text := case session_user when 'larkhouse_staff' then 'staff' when 'larkhouse_parent' then 'parent' end;
  v session;
  a record;
begin
  select * into v from session s where s.token_hash = p_token_hash;
  if v.id is null or v.audience is distinct from v_audience or v.revoked_at is not null or v.expires_at <= p_now then
    raise exception 'no session' using errcode = 'LH401';
  end if;

  if v_audience = 'staff' then
    select c.time_zone, s.id, s.first_name, s.last_name, r.name as role, '{}'::bigint[] as child_ids,
           c.two_step_required_at is not null as needs_two_step,
           array(select rc.capability from role_capability rc where rc.center_id = s.center_id and rc.role_id = s.role_id) as capabilities
      into a
      from staff s join role r on r.center_id = s.center_id and r.id = s.role_id join center c on c.center_id = s.center_id
      where s.center_id = v.center_id and s.id = v.staff_id and s.removed_at is null and s.deactivated_at is null;
  else
    select c.time_zone, g.id, g.first_name, g.last_name, null::text as role, current_children(v.center_id, g.id) as child_ids,
           false as needs_two_step, '{}'::text[] as capabilities
      into a
      from guardian g join center c on c.center_id = g.center_id
      where g.center_id = v.center_id and g.id = v.guardian_id and g.removed_at is null and g.is_active;
  end if;
  if a.id is null then raise exception 'no session' using errcode = 'LH401'; end if;
  if a.needs_two_step and not p_before_two_step and not has_two_step(v.center_id, v_audience, a.id) then
    raise exception 'two-step verification first' using errcode = 'LH428';
  end if;
  if v_audience = 'staff' and p_any_of is not null and not a.capabilities && p_any_of then
    raise exception 'not allowed' using errcode = 'LH403';
  end if;
  perform set_config('app.center_id', v.center_id::text, true), set_config('app.actor_kind', v_audience, true),
          set_config('app.actor_id', a.id::text, true),
          set_config('app.child_ids', case v_audience when 'parent' then a.child_ids::text else '' end, true);

  if v.last_seen_at < p_now - interval '5 minutes' then
    update session s set last_seen_at = p_now where s.center_id = v.center_id and s.id = v.id;
  end if;
  return query select v.id, v.center_id, a.time_zone, v_audience, a.id, a.first_name, a.last_name, a.role, a.capabilities,
    a.child_ids, v.expires_at;
end $$;

revoke execute on function has_two_step(bigint, text, bigint), actor_has_two_step(), accounts_with_two_step(text),
  center_of_challenge(bytea), center_of_email_change(bytea), open_scope(bytea, timestamptz, text[], boolean) from public;
grant execute on function open_scope(bytea, timestamptz, text[], boolean) to larkhouse_staff, larkhouse_parent;
grant execute on function actor_has_two_step() to larkhouse_staff, larkhouse_parent, larkhouse_jobs;
grant execute on function accounts_with_two_step(text) to larkhouse_staff, larkhouse_jobs;
grant execute on function center_of_challenge(bytea), center_of_email_change(bytea) to larkhouse_jobs;
