-- A try at a login is counted before it is known how it ends. One that did not fail is given back; `p_forget` are keys whose failures end with it.
-- Rows are locked in the order in which trying locks them; what is old goes with it, unless somebody holds it.
create function settle_login_try(p_forget bytea[], p_give_back bytea[], p_before timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from login_throttle where key_hash = any (p_forget || p_give_back) order by key_hash for update;
  update login_throttle set failures = failures - 1 where key_hash = any (p_give_back) and failures > 0;
  delete from login_throttle where key_hash = any (p_forget) or (key_hash = any (p_give_back) and failures = 0);
  delete from login_throttle where key_hash in (select key_hash from login_throttle where first_failure_at < p_before for update skip locked);
end $$;

create or replace function forget_login_failures(p_keys bytea[], p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  select settle_login_try(p_keys, '{}', p_before);
$$;
revoke execute on function settle_login_try(bytea[], bytea[], timestamptz) from public;
grant execute on function settle_login_try(bytea[], bytea[], timestamptz) to larkhouse_jobs;

-- When it was noticed, by the clock, that an invitation ran out; whether it has is decided by `expires_at` alone.
alter table parent_invitation
  add column expired_at timestamptz,
  add check (expired_at is null or accepted_at is null);
create index parent_invitation_open on parent_invitation (center_id, expires_at)
  where accepted_at is null and revoked_at is null and expired_at is null;

-- Kept answers are their actor's own. Those from before are nobody's in particular, and gone after a day.
create function app_actor() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.actor_kind', true), '') || ' ' || nullif(current_setting('app.actor_id', true), '') $$;
revoke execute on function app_actor() from public;
grant execute on function app_actor() to larkhouse_staff, larkhouse_parent, larkhouse_jobs;
alter table idempotency add column actor text;
alter table idempotency alter column actor set default app_actor();
drop policy family on idempotency;
drop policy family_writes on idempotency;
drop policy family_renews on idempotency;
create policy family on idempotency for select to larkhouse_parent
  using (center_id = (select app_center()) and coalesce(actor, (select app_actor())) = (select app_actor()));
create policy family_writes on idempotency for insert to larkhouse_parent
  with check (center_id = (select app_center()) and actor = (select app_actor()));
create policy family_renews on idempotency for update to larkhouse_parent
  using (center_id = (select app_center()) and coalesce(actor, (select app_actor())) = (select app_actor()))
  with check (center_id = (select app_center()) and actor = (select app_actor()));
