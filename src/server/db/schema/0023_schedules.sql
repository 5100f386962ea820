-- On which days a child is booked, as agreed, from a day on and in cycles of one to four weeks. A change closes a schedule and opens the
-- next one. Without one a child is booked on every day on which the center is open.
create table child_schedule (
  center_id bigint not null references center,
  id bigint generated always as identity,
  child_id bigint not null,
  from_date date not null,
  to_date date check (to_date >= from_date),
  kind text not null check (kind in ('fixed', 'flexible', 'drop-in')),
  cycle_weeks int not null check (cycle_weeks between 1 and 4),
  -- With which a first week of the cycle begins.
  first_monday date not null check (extract(isodow from first_monday) = 1 and first_monday <= from_date),
  -- Agreed with the family, or taken over from the days of a plan.
  source text not null check (source in ('contract', 'plan')),
  created_at timestamptz not null,
  created_by bigint,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, created_by) references staff,
  constraint child_schedule_apart exclude using gist (
    int8range(center_id, center_id, '[]') with &&, int8range(child_id, child_id, '[]') with &&, daterange(from_date, to_date, '[]') with &&)
);
create index child_schedule_child on child_schedule (center_id, child_id, from_date);
create index child_schedule_created_by on child_schedule (center_id, created_by);
call protect('child_schedule', 'child_id = any ((select app_child_ids())::bigint[])');
call note_changes('child_schedule');

-- A time on a day of a cycle; a day may have several.
create table schedule_slot (
  center_id bigint not null,
  id bigint generated always as identity,
  schedule_id bigint not null,
  week int not null check (week between 1 and 4),
  weekday int not null check (weekday between 1 and 7),
  arrives time not null,
  leaves time not null check (leaves > arrives),
  -- Where it spends this time, if that is another room than its own.
  room_id bigint,
  primary key (center_id, id),
  foreign key (center_id, schedule_id) references child_schedule on delete cascade,
  foreign key (center_id, room_id) references room,
  unique (center_id, schedule_id, week, weekday, arrives)
);
create index schedule_slot_room on schedule_slot (center_id, room_id);
call protect('schedule_slot', 'schedule_id = any (array(select s.id from child_schedule s))');
call note_changes('schedule_slot');

-- The days of the plans that care was booked by until now: what several plans of a child say together, from each day on which that
-- changes. Care that is paid by the day is drop-in. Times are the opening hours.
with tuition as (
  select e.center_id, e.child_id, e.from_date, e.to_date, p.cadence = 'day' as is_daily, coalesce(e.weekdays, p.weekdays) as weekdays
  from plan_enrollment e join billing_plan p on p.center_id = e.center_id and p.id = e.plan_id and p.kind = 'tuition'
  join child k on k.center_id = e.center_id and k.id = e.child_id and k.removed_at is null
  where coalesce(e.to_date >= e.from_date, true)
),
part as (
  select center_id, child_id, day as from_date, lead(day) over (partition by center_id, child_id order by day) - 1 as to_date
  from (
    select center_id, child_id, from_date as day from tuition
    union select center_id, child_id, to_date + 1 from tuition where to_date is not null) edge
),
said as (
  select p.center_id, p.child_id, p.from_date, p.to_date,
    bool_or(not t.is_daily and t.weekdays is null) as is_every_day,
    array(
      select distinct w from tuition o cross join unnest(o.weekdays) w
      where o.center_id = p.center_id and o.child_id = p.child_id and not o.is_daily
        and o.from_date <= p.from_date and coalesce(o.to_date >= p.from_date, true) order by w) as weekdays
  from part p join tuition t on t.center_id = p.center_id and t.child_id = p.child_id
    and t.from_date <= p.from_date and coalesce(t.to_date >= p.from_date, true)
  group by p.center_id, p.child_id, p.from_date, p.to_date
),
changed as (
  select *, coalesce(lag(to_date) over w = from_date - 1 and lag(weekdays) over w = weekdays, false) as goes_on
  from said where not is_every_day window w as (partition by center_id, child_id order by from_date)
),
booked as (
  select center_id, child_id, weekdays, min(from_date) as from_date, case when bool_and(to_date is not null) then max(to_date) end as to_date
  from (select *, count(*) filter (where not goes_on) over (partition by center_id, child_id order by from_date) as run from changed) r
  group by center_id, child_id, run, weekdays
),
made as (
  insert into child_schedule (center_id, child_id, from_date, to_date, kind, cycle_weeks, first_monday, source, created_at)
  select center_id, child_id, from_date, to_date, case when weekdays = '{}' then 'drop-in' else 'fixed' end, 1,
    from_date - (extract(isodow from from_date)::int - 1), 'plan', now()
  from booked order by center_id, child_id, from_date
  returning center_id, id, child_id, from_date
)
insert into schedule_slot (center_id, schedule_id, week, weekday, arrives, leaves)
select m.center_id, m.id, 1, w, coalesce(o.opens, '07:00'), coalesce(o.closes, '18:00')
from made m join booked b on b.center_id = m.center_id and b.child_id = m.child_id and b.from_date = m.from_date
cross join unnest(b.weekdays) w left join opening_hours o on o.center_id = m.center_id and o.weekday = w
order by m.center_id, m.id, w;
