-- The planner takes tables that one long transaction fills for empty ones, and reads them whole for each row. Whoever
-- fills a center asks for a look at them in between.
create function refresh_statistics() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_table name;
begin
  for v_table in select tablename from pg_tables where schemaname = 'public' and tableowner = current_user loop
    execute format('analyze %I', v_table);
  end loop;
end $$;
revoke execute on function refresh_statistics() from public;
grant execute on function refresh_statistics() to larkhouse_jobs;
