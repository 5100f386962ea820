-- Full months.
create or replace function age_in_months(p_born date, p_on date) returns int language sql immutable parallel safe
  as $$ select (extract(year from p_on) - extract(year from p_born))::int * 12
    + (extract(month from p_on) - extract(month from p_born))::int
    - case when extract(day from p_on) < extract(day from p_born) then 1 else 0 end $$;
grant execute on function age_in_months(date, date) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- Makes the progress of these children true on the center's day `p_today`: of the active templates whose age has begun for the
-- child, or that it has achieved before that age, how many it has achieved. It writes what differs alone, so that whoever reads
-- may call it first: children grow older, and templates change, without anybody recording anything. Of some categories alone
-- where no other has changed; null: of all.
create or replace function refresh_milestone_progress(p_child_ids bigint[], p_category_ids bigint[], p_today date, p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  with concerned as (
    select k.center_id, k.id, age_in_months(k.date_of_birth, p_today) as months from child k
    where k.center_id = app_center() and k.id = any (p_child_ids) and k.removed_at is null
      and (session_user <> 'larkhouse_parent' or k.id = any (app_child_ids()))
  ), reached as (
    select k.center_id, k.id as child_id, c.id as category_id,
      count(t.id) filter (where t.age_range_min <= k.months or m.id is not null)::int as total, count(m.id)::int as achieved
    from concerned k join milestone_category c on c.center_id = k.center_id and c.is_active
      and (p_category_ids is null or c.id = any (p_category_ids))
    left join milestone_template t on t.center_id = c.center_id and t.category_id = c.id and t.is_active
    left join child_milestone m on m.center_id = t.center_id and m.template_id = t.id and m.child_id = k.id
    group by k.center_id, k.id, c.id
  ), gone as (
    delete from milestone_progress p using concerned k
    where p.center_id = k.center_id and p.child_id = k.id and (p_category_ids is null or p.category_id = any (p_category_ids))
      and not exists (
      select from milestone_category c where c.center_id = p.center_id and c.id = p.category_id and c.is_active)
  )
  insert into milestone_progress as p (center_id, child_id, category_id, total_milestones, achieved_milestones, progress_percentage, last_updated)
  select s.center_id, s.child_id, s.category_id, s.total, s.achieved,
    case when s.total = 0 then 0 else round(100.0 * s.achieved / s.total)::int end, p_now
  from reached s left join milestone_progress o
    on o.center_id = s.center_id and o.child_id = s.child_id and o.category_id = s.category_id
  where (o.total_milestones, o.achieved_milestones) is distinct from (s.total, s.achieved)
  order by s.child_id, s.category_id
  on conflict (center_id, child_id, category_id) do update set total_milestones = excluded.total_milestones,
    achieved_milestones = excluded.achieved_milestones, progress_percentage = excluded.progress_percentage, last_updated = excluded.last_updated
$$;
grant execute on function refresh_milestone_progress(bigint[], bigint[], date, timestamptz) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;
