-- In which room a child was from when until when. The first stay of a child holds for whatever was written up of the time before it.
create table room_stay (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  room_id bigint not null,
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at),
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, room_id) references room
);
create unique index room_stay_current on room_stay (center_id, child_id) where ended_at is null;
create index room_stay_child on room_stay (center_id, child_id, began_at);
create index room_stay_room on room_stay (center_id, room_id);
call protect('room_stay', null, 'select, insert, update');

-- Of children enrolled before this only their present room is known.
insert into room_stay (center_id, child_id, room_id, began_at, ended_at)
select k.center_id, k.id, k.room_id, least(k.created_at, k.enrolled_on::timestamp at time zone c.time_zone), k.removed_at
from child k join center c on c.center_id = k.center_id;

-- Who was on duty on a day long past is found by when they left.
create index staff_duty_ended on staff_duty (center_id, ended_at, started_at);
