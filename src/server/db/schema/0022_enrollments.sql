-- When a child is enrolled: a period a row, from its first day to its last one, or without an end while it stays. Periods of a child
-- never overlap; one of a child who never came ends on the day before the first.
create table child_enrollment (
  center_id bigint not null references center,
  id bigint generated always as identity,
  child_id bigint not null,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on - 1),
  leaving_reason text check (leaving_reason in ('school', 'moving', 'other-care', 'costs', 'dissatisfied', 'center', 'other')),
  notice_given_on date,
  -- When the child was removed, which ended it; null where it ends on a day that was said before.
  removed_at timestamptz check (removed_at is null or ends_on is not null),
  created_at timestamptz not null,
  created_by bigint,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, created_by) references staff,
  check (ends_on is not null or leaving_reason is null and notice_given_on is null),
  constraint child_enrollment_apart exclude using gist (
    int8range(center_id, center_id, '[]') with &&, int8range(child_id, child_id, '[]') with &&, daterange(starts_on, ends_on + 1) with &&)
);
create index child_enrollment_child on child_enrollment (center_id, child_id, starts_on);
create index child_enrollment_created_by on child_enrollment (center_id, created_by);
call protect('child_enrollment', 'child_id = any ((select app_child_ids())::bigint[])', 'select, insert, update');
-- Why somebody leaves is the center's own record.
revoke select on child_enrollment from larkhouse_parent;
grant select (center_id, id, child_id, starts_on, ends_on) on child_enrollment to larkhouse_parent;
call note_changes('child_enrollment');

insert into child_enrollment (center_id, child_id, starts_on, ends_on, removed_at, created_at, created_by)
select k.center_id, k.id, k.enrolled_on,
  case when k.removed_at is not null then greatest(k.enrolled_on - 1, (k.removed_at at time zone c.time_zone)::date - 1) end,
  k.removed_at, k.created_at, k.created_by
from child k join center c on c.center_id = k.center_id where k.erased_at is null
order by k.center_id, k.id;
alter table child drop column enrolled_on;
