-- In which room somebody is who was placed in this one: a room that is merged into another leads there, and that one on. Not by the
-- merge that they were placed in spite of.
create or replace function room_after_merges(p_center_id bigint, p_room_id bigint, p_despite_id bigint, p_at timestamptz) returns bigint
language plpgsql stable set search_path = public, pg_temp as $$
declare
  v_room bigint := p_room_id;
  v_next bigint;
begin
  loop
    select m.into_room_id into v_next from room_merge m
    where m.center_id = p_center_id and m.from_room_id = v_room and m.from_at <= p_at and m.to_at > p_at
      and m.id is distinct from p_despite_id;
    if not found then return v_room; end if;
    v_room := v_next;
  end loop;
end $$;
grant execute on function room_after_merges(bigint, bigint, bigint, timestamptz) to larkhouse_staff, larkhouse_jobs;

-- Where a child was put at a moment, whatever rooms are merged: where it was last moved during the stay it is in, else in the room it
-- belonged to then. With it whether the child was here, and the merge that it was moved in spite of.
create or replace function child_placed_at(p_center_id bigint, p_child_id bigint, p_at timestamptz,
  out room_id bigint, out despite_id bigint, out is_here boolean)
language plpgsql stable set search_path = public, pg_temp as $$
declare
  v_stay bigint;
begin
  select a.id into v_stay from attendance a join center c on c.center_id = a.center_id
  where a.center_id = p_center_id and a.child_id = p_child_id and a.date = (p_at at time zone c.time_zone)::date
    and a.check_in <= p_at and (a.check_out is null or a.check_out > p_at);
  is_here := v_stay is not null;
  select m.room_id, m.merge_id into room_id, despite_id
  from presence_move m join attendance a on a.center_id = m.center_id and a.id = m.attendance_id
  where m.center_id = p_center_id and m.attendance_id = v_stay and m.undone_at is null and m.at >= a.check_in and m.at <= p_at
  order by m.at desc, m.id desc limit 1;
  if room_id is null then
    -- The first room reaches back without end.
    select s.room_id into room_id from room_stay s where s.center_id = p_center_id and s.child_id = p_child_id
    order by s.began_at <= p_at desc, abs(extract(epoch from s.began_at - p_at)), s.id desc limit 1;
  end if;
end $$;
grant execute on function child_placed_at(bigint, bigint, timestamptz) to larkhouse_staff, larkhouse_jobs;

-- In which room a child is at a moment: where it was put, and from there with the rooms that are merged. While it is not here, the room it
-- belonged to then.
create or replace function child_room_at(p_center_id bigint, p_child_id bigint, p_at timestamptz) returns bigint
language plpgsql stable set search_path = public, pg_temp as $$
declare
  v_placed record;
begin
  select * into v_placed from child_placed_at(p_center_id, p_child_id, p_at);
  return case when v_placed.is_here then room_after_merges(p_center_id, v_placed.room_id, v_placed.despite_id, p_at) else v_placed.room_id end;
end $$;
grant execute on function child_room_at(bigint, bigint, timestamptz) to larkhouse_staff, larkhouse_jobs;
