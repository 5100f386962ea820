-- Finds the center behind a family's link to its inquiry, before there is a scope.
create or replace function center_of_inquiry(p_token_hash bytea) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select center_id from inquiry_link where token_hash = p_token_hash
$$;
grant execute on function center_of_inquiry(bytea) to larkhouse_jobs;
