-- One more kind of notification, beside those that are there.
do $$
declare v_kinds text;
begin
  select pg_get_constraintdef(oid) into strict v_kinds from pg_constraint
    where conrelid = 'notification'::regclass and conname = 'notification_kind_check';
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check ' || replace(v_kinds, '''camera''::text', '''camera''::text, ''event''::text');
end $$;

-- The address of a calendar ends for good with its holder's account, however that ends: who comes back makes a new one.
create function end_calendar_feed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'staff' then
    delete from calendar_feed f where f.center_id = new.center_id and f.staff_id = new.id;
  else
    delete from calendar_feed f where f.center_id = new.center_id and f.guardian_id = new.id;
  end if;
  return null;
end $$;
revoke execute on function end_calendar_feed() from public;
create trigger staff_ends_calendar_feed after update of deactivated_at, removed_at on staff
  for each row when (new.deactivated_at is not null or new.removed_at is not null) execute function end_calendar_feed();
create trigger guardian_ends_calendar_feed after update of is_active, removed_at on guardian
  for each row when (not new.is_active or new.removed_at is not null) execute function end_calendar_feed();
delete from calendar_feed f using staff s
  where s.center_id = f.center_id and s.id = f.staff_id and (s.deactivated_at is not null or s.removed_at is not null);
delete from calendar_feed f using guardian g
  where g.center_id = f.center_id and g.id = f.guardian_id and (not g.is_active or g.removed_at is not null);
