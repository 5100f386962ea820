-- What the version of a child is together with that of its file: another figure as soon as either has changed.
create or replace function version_with_file(p_child_id bigint, p_version int) returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select case when f.child_id is null then p_version
    else ('x' || left(md5(concat_ws(' ', p_version, f.version, (
      select string_agg(concat_ws(' ', c.id, c.version, c.place), ',' order by c.id) from child_contact c
      where c.center_id = k.center_id and c.child_id = k.id))), 7))::bit(28)::int end
  from child k left join child_file f on f.center_id = k.center_id and f.child_id = k.id
  where k.center_id = app_center() and k.id = p_child_id
$$;
grant execute on function version_with_file(bigint, int) to larkhouse_staff, larkhouse_jobs;

-- How many of the people that an import made are more by now than it made of them: changed, or named by another record. What
-- the product reckons by itself (milestones that are due) does not count.
create or replace function used_since_import(p_import_id bigint) returns int
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_used bigint[] := '{}';
  v_more bigint[];
  v_key record;
begin
  select coalesce(array_agg(r.id), '{}') into v_used
  from import_record r
  left join child k on r.kind = 'child' and k.center_id = r.center_id and k.id = r.record_id
  left join guardian g on r.kind = 'guardian' and g.center_id = r.center_id and g.id = r.record_id
  left join staff m on r.kind = 'staff' and m.center_id = r.center_id and m.id = r.record_id
  where r.center_id = app_center() and r.import_id = p_import_id and r.version <> coalesce(version_with_file(k.id, k.version), g.version, m.version, r.version);

  for v_key in
    select c.conrelid::regclass as held_by, a.attname as by_column, c.confrelid::regclass::text as kind
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, (
      select f.attnum from pg_attribute f where f.attrelid = c.confrelid and f.attname = 'id'))]
    where c.contype = 'f' and c.confrelid in ('child'::regclass, 'guardian'::regclass, 'staff'::regclass)
      and c.conrelid::regclass::text not in ('room_stay', 'child_enrollment', 'guardianship', 'import_aside', 'milestone_progress',
        'child_file', 'child_contact')
      and c.confrelid::regclass::text in (
        select r.kind from import_record r where r.center_id = app_center() and r.import_id = p_import_id and r.before_sealed is null)
  loop
    execute format(
      'select coalesce(array_agg(r.id), ''{}'') from import_record r where r.center_id = app_center() and r.import_id = $1
         and r.kind = $2 and r.before_sealed is null
         and exists (select from %s h where h.center_id = r.center_id and h.%I = r.record_id)', v_key.held_by, v_key.by_column)
      into v_more using p_import_id, v_key.kind;
    v_used := v_used || v_more;
  end loop;

  -- Rights over these children, or of these guardians, that the import did not give, or that have ended since.
  select v_used || coalesce(array_agg(r.id), '{}') into v_used
  from import_record r
  join guardianship s on s.center_id = r.center_id
    and (r.kind = 'child' and s.child_id = r.record_id or r.kind = 'guardian' and s.guardian_id = r.record_id)
  left join import_record o on o.center_id = r.center_id and o.import_id = r.import_id and o.kind = 'guardianship' and o.record_id = s.id
  where r.center_id = app_center() and r.import_id = p_import_id and r.before_sealed is null
    and (o.id is null or s.ended_at is not null or s.version <> o.version);
  return (select count(distinct id) from unnest(v_used) as id);
end
$$;
grant execute on function used_since_import(bigint) to larkhouse_staff, larkhouse_jobs;
