-- The bytes of all files a center keeps, also for those who see only their own.
create or replace function stored_bytes() returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(u.stored_size), 0)::bigint from upload u where u.center_id = app_center()
$$;
grant execute on function stored_bytes() to larkhouse_staff, larkhouse_parent, larkhouse_jobs;
