-- Everything of a child as one file, which a guardian asks for and a job builds. It is kept for hours.
create table child_archive (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  guardian_id bigint not null,
  requested_at timestamptz not null,
  -- Counted up with each try: a try that was overtaken stores nothing.
  run int not null default 0,
  -- The last word of whoever builds it; after a long silence it is built anew.
  alive_at timestamptz,
  done int not null default 0 check (done between 0 and total),
  total int not null default 0,
  finished_at timestamptz,
  failed_at timestamptz,
  failure text check (failure in ('no-room', 'failed')),
  -- Of the finished file: its folder in the file store, its bytes, and until when it can be had.
  folder text check (folder ~ '^[0-9a-f]{32}$'),
  size bigint check (size > 0),
  expires_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, guardian_id) references guardian,
  check ((failed_at is null) = (failure is null)),
  check (num_nulls(finished_at, folder, size, expires_at) in (0, 4)),
  check (finished_at is null or failed_at is null)
);
create index child_archive_child on child_archive (center_id, child_id);
create index child_archive_guardian on child_archive (center_id, guardian_id);
create unique index child_archive_unfinished on child_archive (center_id, guardian_id, child_id)
  where finished_at is null and failed_at is null;
call protect('child_archive', 'guardian_id = (select app_actor_id()) and child_id = any ((select app_child_ids())::bigint[])', 'select');
grant insert (child_id, guardian_id, requested_at) on child_archive to larkhouse_parent;
create policy family_asks on child_archive for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and child_id = any ((select app_child_ids())::bigint[]));

-- Opens the scope in which an archive is gathered: the guardian's who asked for it, with their rights of this moment, so that
-- row security shows what they themselves are shown. Nothing when it isn't being built or their right has ended.
create function open_archive(p_center_id bigint, p_archive_id bigint)
returns table (time_zone text, guardian_id bigint, first_name text, last_name text, child_ids bigint[])
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare a record;
begin
  select c.time_zone, g.id, g.first_name, g.last_name, current_children(c.center_id, g.id) as child_ids, w.child_id into a
    from child_archive w join guardian g on g.center_id = w.center_id and g.id = w.guardian_id join center c on c.center_id = w.center_id
    where w.center_id = p_center_id and w.id = p_archive_id and w.finished_at is null and w.failed_at is null
      and g.removed_at is null and g.is_active;
  if a.id is null or not a.child_id = any (a.child_ids) then return; end if;
  perform set_config('app.center_id', p_center_id::text, true), set_config('app.actor_kind', 'parent', true),
          set_config('app.actor_id', a.id::text, true), set_config('app.child_ids', a.child_ids::text, true);
  return query select a.time_zone, a.id, a.first_name, a.last_name, a.child_ids;
end $$;
revoke execute on function open_archive(bigint, bigint) from public;
grant execute on function open_archive(bigint, bigint) to larkhouse_parent;

-- Whether a photo that is open to the scope's parent belongs into the archive of a child of theirs: the child is in it, or nobody
-- in particular is, and it is of the child's room or of the whole center.
create function photo_concerns(p_center_id bigint, p_photo_id bigint, p_child_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select p_center_id = app_center() and p_child_id = any (app_child_ids()) and (
    exists (select from photo_child t where t.center_id = p_center_id and t.photo_id = p_photo_id and t.child_id = p_child_id)
    or not exists (select from photo_child t where t.center_id = p_center_id and t.photo_id = p_photo_id)
      and (not exists (select from photo_room r where r.center_id = p_center_id and r.photo_id = p_photo_id)
        or exists (select from photo_room r join child k on k.center_id = r.center_id and k.room_id = r.room_id
                   where r.center_id = p_center_id and r.photo_id = p_photo_id and k.id = p_child_id)))
$$;
revoke execute on function photo_concerns(bigint, bigint, bigint) from public;
grant execute on function photo_concerns(bigint, bigint, bigint) to larkhouse_parent;
