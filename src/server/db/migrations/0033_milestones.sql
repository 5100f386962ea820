-- Milestones: what children may learn, by category and age, and what each of them has learned.

-- A category or template of the starter set has a key and no text: its words stand in src/server/domains/milestones/starter, in
-- the reader's language, until the center writes its own.
create table milestone_category (
  center_id bigint not null references center,
  id bigint generated always as identity,
  starter_key text,
  name text check (name <> ''),
  description text,
  age_group text not null default 'all' check (age_group in ('all', 'infants', 'toddlers', 'preschool', 'pre-k')),
  icon_name text not null,
  color_theme text not null,
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  unique (center_id, starter_key),
  check (starter_key is not null or num_nulls(name, description) = 0)
);
call protect('milestone_category', 'true', 'select, insert, update');

-- Ages in months.
create table milestone_template (
  center_id bigint not null,
  id bigint generated always as identity,
  category_id bigint not null,
  starter_key text,
  title text check (title <> ''),
  description text,
  celebration_message text,
  parent_tip text,
  age_range_min int not null check (age_range_min >= 0),
  age_range_max int not null check (age_range_max >= age_range_min),
  skill_type text not null,
  difficulty_level text not null check (difficulty_level in ('beginning', 'growing', 'mastering')),
  sticker_design text not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  unique (center_id, starter_key),
  foreign key (center_id, category_id) references milestone_category,
  check (starter_key is not null or num_nulls(title, description, celebration_message, parent_tip) = 0)
);
create index milestone_template_category on milestone_template (center_id, category_id);
call protect('milestone_template', 'true', 'select, insert, update');

create table child_milestone (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  template_id bigint not null,
  achieved_date date not null,
  staff_id bigint not null,
  recorded_by bigint,
  notes text not null default '',
  is_starred boolean not null default false,
  -- When a guardian of the child first saw it, and when the family was first notified.
  parent_notified_at timestamptz,
  notification_sent_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  unique (center_id, child_id, template_id),
  unique (center_id, id, child_id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, template_id) references milestone_template,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, recorded_by) references staff
);
create index child_milestone_day on child_milestone (center_id, achieved_date);
create index child_milestone_template on child_milestone (center_id, template_id);
create index child_milestone_staff on child_milestone (center_id, staff_id);
create index child_milestone_recorded_by on child_milestone (center_id, recorded_by);
call protect('child_milestone', 'child_id = any ((select app_child_ids())::bigint[])');
grant update (parent_notified_at) on child_milestone to larkhouse_parent;
create policy family_told on child_milestone for update to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]) and parent_notified_at is null)
  with check (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]));

-- The photos that show it: the gallery's, each of that child.
create table child_milestone_photo (
  center_id bigint not null,
  child_milestone_id bigint not null,
  child_id bigint not null,
  photo_id bigint not null,
  primary key (center_id, child_milestone_id, photo_id),
  foreign key (center_id, child_milestone_id, child_id) references child_milestone (center_id, id, child_id) on delete cascade,
  foreign key (center_id, photo_id) references gallery_photo on delete cascade
);
create index child_milestone_photo_photo on child_milestone_photo (center_id, photo_id);
create index child_milestone_photo_milestone on child_milestone_photo (center_id, child_milestone_id, child_id);
call protect('child_milestone_photo', 'child_id = any ((select app_child_ids())::bigint[])', 'select, insert, delete');

-- A guardian saw its celebration, which is then not shown to them again.
create table milestone_receipt (
  center_id bigint not null,
  child_milestone_id bigint not null,
  guardian_id bigint not null,
  seen_at timestamptz not null,
  primary key (center_id, child_milestone_id, guardian_id),
  foreign key (center_id, child_milestone_id) references child_milestone on delete cascade,
  foreign key (center_id, guardian_id) references guardian
);
create index milestone_receipt_guardian on milestone_receipt (center_id, guardian_id);
call protect('milestone_receipt', 'guardian_id = (select app_actor_id())', 'select');
grant insert (child_milestone_id, guardian_id, seen_at) on milestone_receipt to larkhouse_parent;
create policy family_sees on milestone_receipt for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id())
    and child_milestone_id in (select m.id from child_milestone m));

-- The rule behind a badge stands in `requirements`; its words are made of it in the reader's language.
create table milestone_badge (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  badge_key text not null,
  badge_type text not null,
  requirements jsonb not null,
  earned_date date not null,
  is_visible boolean not null default true,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  unique (center_id, child_id, badge_key),
  foreign key (center_id, child_id) references child
);
call protect('milestone_badge', 'is_visible and child_id = any ((select app_child_ids())::bigint[])');

create table milestone_progress (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  category_id bigint not null,
  total_milestones int not null default 0,
  achieved_milestones int not null default 0 check (achieved_milestones <= total_milestones),
  progress_percentage int not null default 0 check (progress_percentage between 0 and 100),
  last_updated timestamptz not null,
  primary key (center_id, id),
  unique (center_id, child_id, category_id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, category_id) references milestone_category
);
create index milestone_progress_category on milestone_progress (center_id, category_id);
call protect('milestone_progress', 'child_id = any ((select app_child_ids())::bigint[])');

-- Full months.
create function age_in_months(p_born date, p_on date) returns int language sql immutable parallel safe
  as $$ select (extract(year from p_on) - extract(year from p_born))::int * 12
    + (extract(month from p_on) - extract(month from p_born))::int
    - case when extract(day from p_on) < extract(day from p_born) then 1 else 0 end $$;

-- Makes the progress of these children true on the center's day `p_today`: of the active templates whose age has begun for the
-- child, or that it has achieved before that age, how many it has achieved. It writes what differs alone, so that whoever reads
-- may call it first: children grow older, and templates change, without anybody recording anything.
create function refresh_milestone_progress(p_child_ids bigint[], p_today date, p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  with concerned as (
    select k.center_id, k.id, age_in_months(k.date_of_birth, p_today) as months from child k
    where k.center_id = app_center() and k.id = any (p_child_ids) and k.removed_at is null
      and (session_user <> 'larkhouse_parent' or k.id = any (app_child_ids()))
  ), standing as (
    select k.center_id, k.id as child_id, c.id as category_id,
      count(t.id) filter (where t.age_range_min <= k.months or m.id is not null)::int as total, count(m.id)::int as achieved
    from concerned k join milestone_category c on c.center_id = k.center_id and c.is_active
    left join milestone_template t on t.center_id = c.center_id and t.category_id = c.id and t.is_active
    left join child_milestone m on m.center_id = t.center_id and m.template_id = t.id and m.child_id = k.id
    group by k.center_id, k.id, c.id
  ), gone as (
    delete from milestone_progress p using concerned k
    where p.center_id = k.center_id and p.child_id = k.id and not exists (
      select from milestone_category c where c.center_id = p.center_id and c.id = p.category_id and c.is_active)
  )
  insert into milestone_progress as p (center_id, child_id, category_id, total_milestones, achieved_milestones, progress_percentage, last_updated)
  select s.center_id, s.child_id, s.category_id, s.total, s.achieved,
    case when s.total = 0 then 0 else round(100.0 * s.achieved / s.total)::int end, p_now
  from standing s left join milestone_progress o
    on o.center_id = s.center_id and o.child_id = s.child_id and o.category_id = s.category_id
  where (o.total_milestones, o.achieved_milestones) is distinct from (s.total, s.achieved)
  order by s.child_id, s.category_id
  on conflict (center_id, child_id, category_id) do update set total_milestones = excluded.total_milestones,
    achieved_milestones = excluded.achieved_milestones, progress_percentage = excluded.progress_percentage, last_updated = excluded.last_updated
$$;
revoke execute on function age_in_months(date, date), refresh_milestone_progress(bigint[], date, timestamptz) from public;
grant execute on function age_in_months(date, date), refresh_milestone_progress(bigint[], date, timestamptz)
  to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- The starter set: five categories, and in each one milestone a step of age. Given twice it is there once.
create function add_milestone_starter_set(p_center_id bigint, p_now timestamptz) returns void
language sql set search_path = public, pg_temp as $$
  insert into milestone_category (center_id, starter_key, icon_name, color_theme, sort_order, created_at)
  values (p_center_id, 'movement', 'footprints', 'hue-1', 1, p_now), (p_center_id, 'hands', 'hand', 'hue-3', 2, p_now),
    (p_center_id, 'language', 'message-circle', 'hue-5', 3, p_now), (p_center_id, 'social', 'heart', 'hue-7', 4, p_now),
    (p_center_id, 'thinking', 'lightbulb', 'hue-2', 5, p_now)
  on conflict (center_id, starter_key) do nothing;
  insert into milestone_template (center_id, category_id, starter_key, age_range_min, age_range_max, skill_type, difficulty_level, sticker_design, created_at)
  select c.center_id, c.id, c.starter_key || '-' || step.age, step.least, step.most, skill.type,
    case when step.age <= 9 then 'beginning' when step.age <= 24 then 'growing' else 'mastering' end,
    (array['sun', 'flower', 'balloon', 'star', 'butterfly', 'heart', 'fish', 'rainbow', 'moon', 'rocket', 'leaf', 'bear'])[1 + (step.place + skill.shift) % 12], p_now
  from (values (0, 2, 0, 4), (1, 4, 2, 6), (2, 6, 4, 9), (3, 9, 6, 12), (4, 12, 9, 15), (5, 15, 12, 18), (6, 18, 15, 24), (7, 24, 18, 30),
      (8, 30, 24, 36), (9, 36, 30, 48), (10, 48, 36, 60), (11, 60, 48, 72)) as step (place, age, least, most)
    cross join (values ('movement', 'gross-motor', 0), ('hands', 'fine-motor', 5), ('language', 'communication', 3),
      ('social', 'social-emotional', 8), ('thinking', 'cognitive', 10)) as skill (category, type, shift)
    join milestone_category c on c.center_id = p_center_id and c.starter_key = skill.category
  order by c.sort_order, step.place
  on conflict (center_id, starter_key) do nothing
$$;
revoke execute on function add_milestone_starter_set(bigint, timestamptz) from public;
grant execute on function add_milestone_starter_set(bigint, timestamptz) to larkhouse_jobs;
select add_milestone_starter_set(center_id, now()) from center;

-- One more kind of notification, beside those that are there.
do $$
declare v_kinds text;
begin
  select pg_get_constraintdef(oid) into strict v_kinds from pg_constraint
    where conrelid = 'notification'::regclass and conname = 'notification_kind_check';
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check ' || replace(v_kinds, '''camera''::text', '''camera''::text, ''milestone''::text');
end $$;
