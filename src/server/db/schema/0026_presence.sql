-- Where everybody is while they are here: children in their own room until they are moved, staff where they are on duty and what they do
-- there, and rooms that are taken together for a while.
create table room_merge (
  center_id bigint not null references center,
  id bigint generated always as identity,
  from_room_id bigint not null,
  into_room_id bigint not null check (into_room_id <> from_room_id),
  from_at timestamptz not null,
  -- The end of the day, until somebody splits the rooms before; a plan that was called off ends as it begins.
  to_at timestamptz not null check (to_at >= from_at),
  created_at timestamptz not null,
  created_by bigint,
  ended_by bigint,
  primary key (center_id, id),
  foreign key (center_id, from_room_id) references room,
  foreign key (center_id, into_room_id) references room,
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, ended_by) references staff,
  constraint room_merge_apart exclude using gist (
    int8range(center_id, center_id, '[]') with &&, int8range(from_room_id, from_room_id, '[]') with &&, tstzrange(from_at, to_at) with &&)
);
create index room_merge_from on room_merge (center_id, from_room_id, from_at);
create index room_merge_into on room_merge (center_id, into_room_id);
create index room_merge_end on room_merge (center_id, to_at);
create index room_merge_created_by on room_merge (center_id, created_by);
create index room_merge_ended_by on room_merge (center_id, ended_by);
call protect('room_merge', null, 'select, insert, update');
call note_changes('room_merge');

-- Where a child was moved during a stay. It stays there until the next move, or the end of the stay.
create table presence_move (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  attendance_id bigint not null,
  at timestamptz not null,
  room_id bigint not null,
  -- The merge of that room that was in force then, which this move is an exception to.
  merge_id bigint,
  moved_by bigint,
  undone_at timestamptz,
  undone_by bigint,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, attendance_id) references attendance on delete cascade,
  foreign key (center_id, room_id) references room,
  foreign key (center_id, merge_id) references room_merge,
  foreign key (center_id, moved_by) references staff,
  foreign key (center_id, undone_by) references staff
);
create index presence_move_child on presence_move (center_id, child_id);
create index presence_move_attendance on presence_move (center_id, attendance_id, at);
create index presence_move_room on presence_move (center_id, room_id);
create index presence_move_merge on presence_move (center_id, merge_id);
create index presence_move_moved_by on presence_move (center_id, moved_by);
create index presence_move_undone_by on presence_move (center_id, undone_by);
call protect('presence_move', null, 'select, insert, update');
call note_changes('presence_move');

-- Where a member of staff is on duty and what they do there, from a moment on. Each duty begins with one: their own room, in care.
create table staff_presence (
  center_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  duty_id bigint not null,
  at timestamptz not null,
  function text not null check (function in ('care', 'break', 'training', 'office')),
  -- Of care alone; null also for who has no room of their own.
  room_id bigint check (function = 'care' or room_id is null),
  merge_id bigint,
  placed_by bigint,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, duty_id) references staff_duty on delete cascade,
  foreign key (center_id, room_id) references room,
  foreign key (center_id, merge_id) references room_merge,
  foreign key (center_id, placed_by) references staff
);
create index staff_presence_staff on staff_presence (center_id, staff_id);
create index staff_presence_duty on staff_presence (center_id, duty_id, at);
create index staff_presence_room on staff_presence (center_id, room_id);
create index staff_presence_merge on staff_presence (center_id, merge_id);
create index staff_presence_placed_by on staff_presence (center_id, placed_by);
call protect('staff_presence', null, 'select, insert, delete');
call note_changes('staff_presence');

-- Of duties until now only the room is known to which somebody belongs today.
insert into staff_presence (center_id, staff_id, duty_id, at, function, room_id, placed_by)
select d.center_id, d.staff_id, d.id, d.started_at, 'care', s.room_id, d.started_by
from staff_duty d join staff s on s.center_id = d.center_id and s.id = d.staff_id
order by d.center_id, d.id;
