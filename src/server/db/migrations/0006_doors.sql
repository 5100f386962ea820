-- The doors into and out of a scope. They run as the owner, so each checks for itself what it lets through.

-- Opens the scope of a request: the session behind the token, its center, its actor and a parent's children.
-- The audience is the database role that is connected, so a parent's connection can't open a staff session.
-- `p_any_of`: capabilities of which the actor needs one (null: none). Refuses with LH401 or LH403, which
-- aborts the transaction: statements sent behind this one are never executed.
create function open_scope(p_token_hash bytea, p_now timestamptz, p_any_of text[])
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
           array(select rc.capability from role_capability rc where rc.center_id = s.center_id and rc.role_id = s.role_id) as capabilities
      into a
      from staff s join role r on r.center_id = s.center_id and r.id = s.role_id join center c on c.center_id = s.center_id
      where s.center_id = v.center_id and s.id = v.staff_id and s.removed_at is null and s.deactivated_at is null;
  else
    select c.time_zone, g.id, g.first_name, g.last_name, null::text as role, current_children(v.center_id, g.id) as child_ids,
           '{}'::text[] as capabilities
      into a
      from guardian g join center c on c.center_id = g.center_id
      where g.center_id = v.center_id and g.id = v.guardian_id and g.removed_at is null and g.is_active;
  end if;
  if a.id is null then raise exception 'no session' using errcode = 'LH401'; end if;
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

create function current_children(p_center_id bigint, p_guardian_id bigint) returns bigint[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(g.child_id order by g.child_id), '{}')
  from guardianship g join child c on c.center_id = g.center_id and c.id = g.child_id
  where g.center_id = p_center_id and g.guardian_id = p_guardian_id and g.ended_at is null and c.removed_at is null
$$;

-- Opens the scope of a job (or of somebody who is just signing in) in one center.
create function open_center(p_center_id bigint, p_kind text, p_actor_id bigint) returns table (id bigint, zone text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.center_id', p_center_id::text, true), set_config('app.actor_kind', p_kind, true),
          set_config('app.actor_id', coalesce(p_actor_id::text, ''), true), set_config('app.child_ids', '', true);
  return query select c.center_id, c.time_zone from center c where c.center_id = p_center_id;
end $$;

-- Accounts behind an e-mail, in all centers: what a login needs before there is a scope.
create function login_candidates(p_audience text, p_email_key text)
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

create function centers() returns table (center_id bigint, name text, time_zone text, is_demo boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select center_id, name, time_zone, is_demo from center order by center_id
$$;

-- Makes a center. `p_only_first`: refuse when there is one already (two setups at the same moment).
create function create_center(p_name text, p_time_zone text, p_is_demo boolean, p_now timestamptz, p_only_first boolean)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare v_id bigint;
begin
  -- Somebody else who is just setting up comes first, however long that takes.
  if p_only_first and (not pg_try_advisory_xact_lock(hashtext('larkhouse:create_center')) or exists (select from center)) then
    raise exception 'already set up' using errcode = 'LH409';
  end if;
  insert into center (name, time_zone, is_demo, created_at) values (p_name, p_time_zone, p_is_demo, p_now)
  returning center_id into v_id;
  return v_id;
end $$;

-- Writes one audit row (and its detail) in the name of the scope's actor. Nobody can write these tables otherwise.
create function write_audit(p_now timestamptz, p_action text, p_entity text, p_entity_ids bigint[], p_child_ids bigint[],
                            p_before jsonb, p_after jsonb, p_expires_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare v_id bigint;
begin
  insert into audit (center_id, at, actor_kind, actor_id, action, entity, entity_ids, child_ids)
  values (app_center(), p_now, coalesce(nullif(current_setting('app.actor_kind', true), ''), 'system'), app_actor_id(),
          p_action, p_entity, p_entity_ids, p_child_ids)
  returning id into v_id;
  if p_before is not null or p_after is not null then
    insert into audit_detail (center_id, audit_id, before, after, expires_at)
    values (app_center(), v_id, p_before, p_after, p_expires_at);
  end if;
end $$;

-- Seals the audit rows that came since the last seal; returns the new root, or null when there was nothing.
create function seal_audit(p_center_id bigint, p_now timestamptz) returns bytea
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_last audit_seal;
  v_horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  v_rows int;
  v_root bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('larkhouse:seal_audit', p_center_id));
  select * into v_last from audit_seal where center_id = p_center_id order by id desc limit 1;
  select count(*), sha256(coalesce(v_last.root, ''::bytea) || convert_to(string_agg(
           concat_ws('|', a.id, a.at at time zone 'UTC', a.actor_kind, a.actor_id, a.action, a.entity, a.entity_ids, a.child_ids), E'\n' order by a.id), 'UTF8'))
    into v_rows, v_root
    from audit a
    where a.center_id = p_center_id and a.tx >= coalesce(v_last.up_to_tx, '0'::xid8) and a.tx < v_horizon;
  if v_rows = 0 then return null; end if;
  insert into audit_seal (center_id, up_to_tx, rows, root, prev, sealed_at)
  values (p_center_id, v_horizon, v_rows, v_root, coalesce(v_last.root, ''::bytea), p_now);
  return v_root;
end $$;

-- Login throttles: failures within a window, by account and by address.
create function login_failures(p_keys bytea[], p_since timestamptz)
returns table (key_hash bytea, failures int, first_failure_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select key_hash, failures, first_failure_at from login_throttle where key_hash = any (p_keys) and first_failure_at > p_since
$$;

create function record_login_failure(p_keys bytea[], p_now timestamptz, p_since timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into login_throttle as t (key_hash, failures, first_failure_at)
  select k, 1, p_now from unnest(p_keys) as k order by k
  on conflict (key_hash) do update set
    failures = case when t.first_failure_at > p_since then t.failures + 1 else 1 end,
    first_failure_at = case when t.first_failure_at > p_since then t.first_failure_at else p_now end;
$$;

create function forget_login_failures(p_keys bytea[], p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from login_throttle where key_hash = any (p_keys) or first_failure_at < p_before;
$$;

-- Takes due outbox rows of all centers away; whoever takes them puts them into the queue in the same transaction.
create function take_outbox(p_limit int)
returns table (center_id bigint, id bigint, task text, payload jsonb, run_at timestamptz, job_key text)
language sql security definer set search_path = public, pg_temp as $$
  delete from outbox o using (
    select center_id, id from outbox order by id limit p_limit for update skip locked
  ) taken where o.center_id = taken.center_id and o.id = taken.id
  returning o.center_id, o.id, o.task, o.payload, o.run_at, o.job_key
$$;

revoke execute on all functions in schema public from public;
revoke execute on all procedures in schema public from public;
grant execute on function app_center(), app_actor_id(), app_child_ids() to larkhouse_staff, larkhouse_parent, larkhouse_jobs;
grant execute on function write_audit(timestamptz, text, text, bigint[], bigint[], jsonb, jsonb, timestamptz) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;
grant execute on function open_scope(bytea, timestamptz, text[]) to larkhouse_staff, larkhouse_parent;
grant execute on function open_center(bigint, text, bigint), login_candidates(text, text), centers(), create_center(text, text, boolean, timestamptz, boolean),
  seal_audit(bigint, timestamptz), login_failures(bytea[], timestamptz), record_login_failure(bytea[], timestamptz, timestamptz),
  forget_login_failures(bytea[], timestamptz), take_outbox(int) to larkhouse_jobs;
