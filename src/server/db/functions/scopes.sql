-- How a scope is opened. These run as the owner, so each checks for itself what it lets through.

-- Opens the scope of a request: the session behind the token, its center, its actor and a parent's children.
-- The audience is the database role that is connected, so a parent's connection can't open a staff session.
-- `p_any_of`: capabilities of which the actor needs one (null: none). Refuses with LH401 or LH403, which
-- aborts the transaction: statements sent behind this one are never executed.
create or replace function open_scope(p_token_hash bytea, p_now timestamptz, p_any_of text[], p_before_two_step boolean default false)
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
grant execute on function open_scope(bytea, timestamptz, text[], boolean) to larkhouse_staff, larkhouse_parent;

create or replace function current_children(p_center_id bigint, p_guardian_id bigint) returns bigint[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(g.child_id order by g.child_id), '{}')
  from guardianship g join child c on c.center_id = g.center_id and c.id = g.child_id
  where g.center_id = p_center_id and g.guardian_id = p_guardian_id and g.ended_at is null and c.removed_at is null
$$;
grant execute on function current_children(bigint, bigint) to larkhouse_jobs;

-- Opens the scope of a job (or of somebody who is just signing in) in one center.
create or replace function open_center(p_center_id bigint, p_kind text, p_actor_id bigint) returns table (id bigint, zone text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.center_id', p_center_id::text, true), set_config('app.actor_kind', p_kind, true),
          set_config('app.actor_id', coalesce(p_actor_id::text, ''), true), set_config('app.child_ids', '', true);
  return query select c.center_id, c.time_zone from center c where c.center_id = p_center_id;
end $$;
grant execute on function open_center(bigint, text, bigint) to larkhouse_jobs;

-- Opens the scope in which an archive is gathered: the guardian's who asked for it, with their rights of this moment, so that
-- row security shows what they themselves are shown. Nothing when it isn't being built or their right has ended.
create or replace function open_archive(p_center_id bigint, p_archive_id bigint)
returns table (time_zone text, guardian_id bigint, first_name text, last_name text, child_ids bigint[])
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare a record;
begin
  select c.time_zone, g.id, g.first_name, g.last_name, current_children(c.center_id, g.id) as child_ids, w.child_id into a
    from child_archive w join guardian g on g.center_id = w.center_id and g.id = w.guardian_id join center c on c.center_id = w.center_id
    where w.center_id = p_center_id and w.id = p_archive_id and w.finished_at is null and w.failed_at is null
      and g.removed_at is null and g.is_active;
  if a.id is null or not a.child_id = any (a.child_ids) then return; end if;
  perform set_config('app.center_id', p_center_id::text, true), set_config('app.actor_kind', 'parent', true),
          set_config('app.actor_id', a.id::text, true), set_config('app.child_ids', a.child_ids::text, true);
  return query select a.time_zone, a.id, a.first_name, a.last_name, a.child_ids;
end $$;
grant execute on function open_archive(bigint, bigint) to larkhouse_parent;

-- Opens the scope of a tablet: its center, and itself as the actor. It has no rights but what its endpoints do: `p_place` says whether
-- they are for those at the entrance, those of a room, or any. One whose room was removed is paired no more.
create or replace function open_kiosk(p_token_hash bytea, p_now timestamptz, p_place text)
returns table (center_id bigint, time_zone text, kiosk_id bigint, name text, room_id bigint, room_name text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare v record;
begin
  select k.center_id, k.id, k.name, k.last_seen_at, c.time_zone, r.id as room_id, r.name as room_name into v
    from kiosk k join center c on c.center_id = k.center_id
    left join room r on r.center_id = k.center_id and r.id = k.room_id and r.removed_at is null
    where k.token_hash = p_token_hash and k.revoked_at is null and (k.room_id is null or r.id is not null);
  if v.id is null then raise exception 'no kiosk' using errcode = 'LH401'; end if;
  if p_place <> 'any' and (p_place = 'room') <> (v.room_id is not null) then
    raise exception 'not allowed' using errcode = 'LH403';
  end if;
  perform set_config('app.center_id', v.center_id::text, true), set_config('app.actor_kind', 'device', true),
          set_config('app.actor_id', v.id::text, true), set_config('app.child_ids', '', true);
  if v.last_seen_at < p_now - interval '1 minute' then
    update kiosk k set last_seen_at = p_now where k.center_id = v.center_id and k.id = v.id;
  end if;
  return query select v.center_id, v.time_zone, v.id, v.name, v.room_id, v.room_name;
end $$;
grant execute on function open_kiosk(bytea, timestamptz, text) to larkhouse_jobs;

-- Opens the scope of whoever an address belongs to, with their rights of this moment; nothing when it ended, when they left, or when
-- their role no longer sees events. The connection says the audience, as in open_scope.
create or replace function open_calendar_feed(p_token_hash bytea, p_now timestamptz)
returns table (center_id bigint, time_zone text, center_name text, actor_id bigint, first_name text, last_name text, role text,
               capabilities text[], child_ids bigint[])
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_audience text := case session_user when 'larkhouse_staff' then 'staff' when 'larkhouse_parent' then 'parent' end;
  v calendar_feed;
  a record;
begin
  select * into v from calendar_feed f where f.token_hash = p_token_hash and f.revoked_at is null;
  if v.id is null then return; end if;
  if v_audience = 'staff' then
    select c.time_zone, c.name as center_name, s.id, s.first_name, s.last_name, r.name as role, '{}'::bigint[] as child_ids,
           array(select rc.capability from role_capability rc where rc.center_id = s.center_id and rc.role_id = s.role_id) as capabilities
      into a
      from staff s join role r on r.center_id = s.center_id and r.id = s.role_id join center c on c.center_id = s.center_id
      where s.center_id = v.center_id and s.id = v.staff_id and s.removed_at is null and s.deactivated_at is null;
    if a.id is null or not 'events.see' = any (a.capabilities) then return; end if;
  else
    select c.time_zone, c.name as center_name, g.id, g.first_name, g.last_name, null::text as role, current_children(v.center_id, g.id) as child_ids,
           '{}'::text[] as capabilities
      into a
      from guardian g join center c on c.center_id = g.center_id
      where v_audience = 'parent' and g.center_id = v.center_id and g.id = v.guardian_id and g.removed_at is null and g.is_active;
    if a.id is null then return; end if;
  end if;
  perform set_config('app.center_id', v.center_id::text, true), set_config('app.actor_kind', v_audience, true),
          set_config('app.actor_id', a.id::text, true),
          set_config('app.child_ids', case v_audience when 'parent' then a.child_ids::text else '' end, true);
  if v.read_at is null or v.read_at < p_now - interval '5 minutes' then
    update calendar_feed f set read_at = p_now where f.center_id = v.center_id and f.id = v.id;
  end if;
  return query select v.center_id, a.time_zone, a.center_name, a.id, a.first_name, a.last_name, a.role, a.capabilities, a.child_ids;
end $$;
grant execute on function open_calendar_feed(bytea, timestamptz) to larkhouse_staff, larkhouse_parent;

-- Opens the scope of an inspector's look: the link behind the token, when it is open and names the sheet (null: its first
-- page). Writes down the look, and lets the transaction write nothing more. Without such a link, no row and no scope.
create or replace function open_inspection(p_token_hash bytea, p_now timestamptz, p_sheet text, p_form text)
returns table (link_id bigint, center_id bigint, time_zone text, label text, sheets text[], from_day date, to_day date, expires_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v inspector_link;
begin
  select * into v from inspector_link l where l.token_hash = p_token_hash;
  if v.id is null or v.revoked_at is not null or v.expires_at <= p_now or (p_sheet is not null and not p_sheet = any (v.sheets)) then
    return;
  end if;
  perform set_config('app.center_id', v.center_id::text, true), set_config('app.actor_kind', 'inspector', true),
          set_config('app.actor_id', v.id::text, true), set_config('app.child_ids', '', true);
  insert into inspector_access (center_id, link_id, at, sheet, form) values (v.center_id, v.id, p_now, p_sheet, p_form);
  perform write_audit(p_now, 'inspect', coalesce('sheet ' || p_sheet, 'inspector_link'), array[v.id], '{}', null,
                      jsonb_build_object('sheet', p_sheet, 'form', p_form), p_now + interval '7 years');
  perform set_config('transaction_read_only', 'on', true);
  return query select v.id, v.center_id, c.time_zone, v.label, v.sheets, v.from_day, v.to_day, v.expires_at
    from center c where c.center_id = v.center_id;
end $$;
grant execute on function open_inspection(bytea, timestamptz, text, text) to larkhouse_staff;
