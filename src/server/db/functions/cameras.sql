-- What forbids a camera's picture to a guardian (or, when that is null, to staff) now; null: nothing. The one place of the
-- rule: answers, every piece of picture and the guard over running views ask it.
create or replace function camera_denial_for(p_center_id bigint, p_camera_id bigint, p_guardian_id bigint, p_today date, p_now timestamptz) returns text
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
    select from attendance a
    where a.center_id = p_center_id and a.child_id = any (v_children) and a.date = p_today and a.check_in <= p_now
      and a.check_out is null
      and (v_rule = 'any-room' or v_room is null or child_room_at(a.center_id, a.child_id, p_now) = v_room)) then
    return 'not-checked-in';
  end if;
  return null;
end $$;
grant execute on function camera_denial_for(bigint, bigint, bigint, date, timestamptz) to larkhouse_jobs;

-- The same for whoever the scope acts for.
create or replace function camera_denial(p_camera_id bigint, p_today date, p_now timestamptz) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select camera_denial_for(app_center(), p_camera_id,
    case current_setting('app.actor_kind', true) when 'parent' then app_actor_id() end, p_today, p_now)
$$;
grant execute on function camera_denial(bigint, date, timestamptz) to larkhouse_staff, larkhouse_parent;

-- How many others of the scope's family watch: sessions of guardians who share a child with the scope's parent, that asked for
-- a picture within the last minute.
create or replace function camera_viewers_of_family(p_session_id bigint, p_now timestamptz) returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select count(distinct v.session_id)::int from camera_view v
  where v.center_id = app_center() and v.ended_at is null and v.expires_at > p_now and v.session_id <> p_session_id
    and v.seen_at > p_now - interval '1 minute'
    and (v.guardian_id = app_actor_id() or v.guardian_id in (
      select g.guardian_id from guardianship g
      where g.center_id = app_center() and g.ended_at is null and g.child_id = any (app_child_ids())))
$$;
grant execute on function camera_viewers_of_family(bigint, timestamptz) to larkhouse_parent;
