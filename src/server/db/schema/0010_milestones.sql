-- Milestones: what children may learn, by category and age, and what each of them has learned.

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
  icon_name text not null
    check (icon_name in ('footprints', 'hand', 'message-circle', 'heart', 'lightbulb', 'sprout', 'music', 'palette')),
  color_theme text not null
    check (color_theme in ('hue-1', 'hue-2', 'hue-3', 'hue-4', 'hue-5', 'hue-6', 'hue-7', 'hue-8')),
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
  skill_type text not null
    check (skill_type in ('gross-motor', 'fine-motor', 'communication', 'social-emotional', 'cognitive', 'self-care')),
  difficulty_level text not null check (difficulty_level in ('beginning', 'growing', 'mastering')),
  sticker_design text not null check (sticker_design in (
    'sun', 'flower', 'balloon', 'star', 'butterfly', 'heart', 'fish', 'rainbow', 'moon', 'rocket', 'leaf', 'bear')),
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
  badge_type text not null check (badge_type in ('first-milestone', 'milestones', 'category', 'age-step', 'starred')),
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
