-- A document on a child goes home with its family, whoever made it: staff need the names withheld around that child. The
-- rule stays one (docs/decisions/0010): parents ask for the children of their scope.
create function withhold_names_around(p_child_ids bigint[], p_texts text[], p_now timestamptz) returns text[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_all text := array_to_string(p_texts, E'\n');
  v_texts text[] := p_texts;
  v_name text;
begin
  -- Name by name, of the few that occur: an expression of all the names of a center takes memory without end.
  for v_name in
    with other as (
      select trim(k.first_name) as first, trim(k.last_name) as last from child k
      where k.center_id = app_center() and k.id <> all (p_child_ids)
        and (k.removed_at is null or k.removed_at > p_now - interval '1 year') and trim(k.first_name) <> ''
    ), shared as (
      select trim(k.first_name) as first from child k where k.center_id = app_center() and k.id = any (p_child_ids)
      union select trim(s.first_name) from staff s where s.center_id = app_center()
    ), name as (
      select first || ' ' || last as name from other where last <> ''
      union select first from other where first not in (select first from shared)
    )
    select name from name where strpos(v_all, name) > 0 order by length(name) desc
  loop
    v_texts := array(
      select case when strpos(t.text, v_name) = 0 then t.text else regexp_replace(t.text,
        '(?<![[:alnum:]])' || regexp_replace(v_name, '([][\\.*+?^${}()|-])', '\\\1', 'g') || '(?![[:alnum:]])', 'another child', 'g') end
      from unnest(v_texts) with ordinality as t (text, place) order by t.place);
  end loop;
  return v_texts;
end $$;
revoke execute on function withhold_names_around(bigint[], text[], timestamptz) from public;
grant execute on function withhold_names_around(bigint[], text[], timestamptz) to larkhouse_staff, larkhouse_jobs;

create or replace function withhold_names(p_texts text[], p_now timestamptz) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select withhold_names_around(coalesce(app_child_ids(), '{}'), p_texts, p_now)
$$;
