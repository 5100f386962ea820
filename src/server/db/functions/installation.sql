-- Where whoever manages a center reached this installation last; null: nobody did yet.
create or replace function installation_address() returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select address from installation
$$;
grant execute on function installation_address() to larkhouse_jobs;

create or replace function keep_installation_address(p_address text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update installation set address = p_address where address is distinct from p_address
$$;
grant execute on function keep_installation_address(text) to larkhouse_staff;
