-- Guardians of one child know each other's names, and nothing else of each other.
create or replace function guardian_name(p_guardian_id bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select g.first_name || ' ' || g.last_name from guardian g
  where g.center_id = app_center() and g.id = p_guardian_id and (session_user <> 'larkhouse_parent' or exists (
    select from guardianship s where s.center_id = g.center_id and s.guardian_id = g.id and s.child_id = any (app_child_ids())))
$$;
grant execute on function guardian_name(bigint) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- Guardians who may not pick a child up; parents' notices are held to it without their seeing each other's rights.
create or replace function barred_from_pickup(p_child_id bigint) returns table (guardian_id bigint, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select g.id, g.first_name || ' ' || g.last_name
  from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
  where s.center_id = app_center() and s.child_id = p_child_id and s.ended_at is null and g.removed_at is null and not s.may_pick_up
    and (session_user <> 'larkhouse_parent' or p_child_id = any (app_child_ids()))
$$;
grant execute on function barred_from_pickup(bigint) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;
