-- A text in capitals without accents: what all spellings of a name have in common. Put into the statement that asks, so without a path of its own.
create or replace function folded(p_text text) returns text
language sql immutable as $$
  select case when octet_length(p_text) = char_length(p_text) then upper(p_text)
    else upper(regexp_replace(normalize(p_text, NFD), '[\u0300-\u036f]', '', 'g')) end
$$;
grant execute on function folded(text) to larkhouse_staff;

-- A name as it stands and without its accents, both also in capitals.
create or replace function spellings_of(p_name text) returns setof text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select distinct s.spelling from (
    select p_name as name union select regexp_replace(normalize(p_name, NFD), '[\u0300-\u036f]', '', 'g')
  ) n, lateral (values (n.name), (upper(n.name))) as s (spelling)
$$;

-- Texts as the family of these children may read them (docs/decisions/0015): other children's names, of now and of the last
-- year, become 'another child'. A first name that a child of theirs or somebody of the staff bears as well stands, unless
-- the other child's last name follows. Staff ask for a document on a child, which goes home with its family.
create or replace function withhold_names_around(p_child_ids bigint[], p_texts text[], p_now timestamptz) returns text[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_all text := array_to_string(p_texts, E'\n');
  v_folded text := folded(v_all);
  v_texts text[] := p_texts;
  v_name text;
begin
  if v_folded !~ '\S' then return p_texts; end if;
  -- Name by name, of the few that occur: an expression of all the names of a center takes memory without end.
  for v_name in
    with other as (
      select trim(k.first_name) as first, trim(k.last_name) as last from child k
      where k.center_id = app_center() and k.id <> all (p_child_ids)
        and (k.removed_at is null or k.removed_at > p_now - interval '1 year') and trim(k.first_name) <> ''
        -- Only of those who may be in the texts are the spellings made.
        and strpos(v_folded, folded(trim(k.first_name))) > 0
    ), shared as (
      select trim(k.first_name) as first from child k where k.center_id = app_center() and k.id = any (p_child_ids)
      union select trim(s.first_name) from staff s where s.center_id = app_center()
    ), spelled as (
      select distinct v.spelling from shared, spellings_of(first) as v (spelling) where strpos(v_folded, folded(first)) > 0
    ), name as (
      select f.spelling || ' ' || l.spelling as name
      from other, spellings_of(first) as f (spelling), spellings_of(last) as l (spelling) where last <> ''
      union
      select v.spelling from other, spellings_of(first) as v (spelling)
      where v.spelling not in (select spelling from spelled)
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
grant execute on function withhold_names_around(bigint[], text[], timestamptz) to larkhouse_staff, larkhouse_jobs;

-- The same for the children of a parent's scope.
create or replace function withhold_names(p_texts text[], p_now timestamptz) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select withhold_names_around(coalesce(app_child_ids(), '{}'), p_texts, p_now)
$$;
grant execute on function withhold_names(text[], timestamptz) to larkhouse_parent, larkhouse_jobs;
