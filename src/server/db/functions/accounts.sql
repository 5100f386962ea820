-- Accounts behind an e-mail, in all centers: what a login needs before there is a scope.
create or replace function login_candidates(p_audience text, p_email_key text)
returns table (center_id bigint, center_name text, account_id bigint, first_name text, last_name text, password_hash text)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.center_id, c.name, s.id, s.first_name, s.last_name, s.password_hash
  from staff s join center c on c.center_id = s.center_id
  where p_audience = 'staff' and s.email_key = p_email_key and s.removed_at is null and s.deactivated_at is null
  union all
  select c.center_id, c.name, g.id, g.first_name, g.last_name, g.password_hash
  from guardian g join center c on c.center_id = g.center_id
  where p_audience = 'parent' and g.email_key = p_email_key and g.removed_at is null and g.is_active
$$;
grant execute on function login_candidates(text, text) to larkhouse_jobs;

-- Finds the center behind a registration code or an account link, before there is a scope.
create or replace function center_of_invitation(p_code_hash bytea) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select center_id from parent_invitation where code_hash = p_code_hash
$$;
grant execute on function center_of_invitation(bytea) to larkhouse_jobs;

create or replace function center_of_link(p_token_hash bytea) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select center_id from account_link where token_hash = p_token_hash
$$;
grant execute on function center_of_link(bytea) to larkhouse_jobs;

-- Find the center behind a challenge or a change of e-mail, before there is a scope.
create or replace function center_of_challenge(p_token_hash bytea) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select center_id from account_challenge where token_hash = p_token_hash
$$;
grant execute on function center_of_challenge(bytea) to larkhouse_jobs;

create or replace function center_of_email_change(p_token_hash bytea) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select center_id from email_change where token_hash = p_token_hash
$$;
grant execute on function center_of_email_change(bytea) to larkhouse_jobs;

-- The language of a session's account, for refusals that are said before or without a scope.
create or replace function language_of_session(p_token_hash bytea) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sp.language, gp.language)
  from session s
  left join staff_preference sp on sp.center_id = s.center_id and sp.staff_id = s.staff_id
  left join guardian_preference gp on gp.center_id = s.center_id and gp.guardian_id = s.guardian_id
  where s.token_hash = p_token_hash
$$;
grant execute on function language_of_session(bytea) to larkhouse_jobs;

-- Whether an account asks for a second step at its sign-in.
create or replace function has_two_step(p_center_id bigint, p_audience text, p_account_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from totp a where a.center_id = p_center_id and a.confirmed_at is not null
                   and case p_audience when 'staff' then a.staff_id else a.guardian_id end = p_account_id)
      or exists (select from passkey k where k.center_id = p_center_id
                   and case p_audience when 'staff' then k.staff_id else k.guardian_id end = p_account_id)
$$;

-- The same for the scope's actor.
create or replace function actor_has_two_step() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select has_two_step(app_center(), current_setting('app.actor_kind', true), app_actor_id())
$$;
grant execute on function actor_has_two_step() to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- The staff or parents of the scope's center who have it.
create or replace function accounts_with_two_step(p_audience text) returns bigint[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct account_id), '{}') from (
    select case p_audience when 'staff' then staff_id else guardian_id end as account_id
      from totp where center_id = app_center() and confirmed_at is not null
    union all
    select case p_audience when 'staff' then staff_id else guardian_id end from passkey where center_id = app_center()
  ) a where account_id is not null
$$;
grant execute on function accounts_with_two_step(text) to larkhouse_staff, larkhouse_jobs;

-- Login throttles: failures within a date range, by account and by address.
create or replace function login_failures(p_keys bytea[])
returns table (key_hash bytea, failures int, first_failure_at timestamptz, previous_failure_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select key_hash, failures, first_failure_at, previous_failure_at from login_throttle where key_hash = any (p_keys)
$$;
grant execute on function login_failures(bytea[]) to larkhouse_jobs;

-- What was counted is forgotten when its period is over; where delays grow, after a pause without a failure.
create or replace function record_login_failure(p_keys bytea[], p_growing bytea[], p_now timestamptz, p_since timestamptz, p_quiet_since timestamptz)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into login_throttle as t (key_hash, failures, first_failure_at, last_failure_at)
  select k, 1, p_now, p_now from unnest(p_keys) as k order by k
  on conflict (key_hash) do update set (failures, first_failure_at, previous_failure_at, last_failure_at) = (
    select case when counts then t.failures + 1 else 1 end, case when counts then t.first_failure_at else p_now end,
      case when counts then t.last_failure_at end, p_now
    from (select case when t.key_hash = any (p_growing) then t.last_failure_at > p_quiet_since else t.first_failure_at > p_since end as counts) as kept);
$$;
grant execute on function record_login_failure(bytea[], bytea[], timestamptz, timestamptz, timestamptz) to larkhouse_jobs;

-- A try at a login is counted before it is known how it ends. One that did not fail is given back; `p_forget` are keys whose failures end with it.
-- Rows are locked in the order in which trying locks them; what is old goes with it, unless somebody holds it.
create or replace function reset_login_try(p_forget bytea[], p_give_back bytea[], p_before timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from login_throttle where key_hash = any (p_forget || p_give_back) order by key_hash for update;
  update login_throttle set failures = failures - 1, last_failure_at = coalesce(previous_failure_at, last_failure_at)
    where key_hash = any (p_give_back) and failures > 0;
  delete from login_throttle where key_hash = any (p_forget) or (key_hash = any (p_give_back) and failures = 0);
  delete from login_throttle where key_hash in (select key_hash from login_throttle where last_failure_at < p_before for update skip locked);
end $$;
grant execute on function reset_login_try(bytea[], bytea[], timestamptz) to larkhouse_jobs;
