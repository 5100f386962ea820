-- Who waits says from time to time that it still does. From which moment on 90 days count, and when it was asked since.
alter table inquiry add column confirmed_at timestamptz;
alter table inquiry add column asked_at timestamptz;
alter table inquiry add column asked_again_at timestamptz;
alter table inquiry add check (asked_again_at is null or asked_at is not null);

-- By whom a child pauses: the family, staff, or because nobody answered.
alter table inquiry_child add column paused_by text check (paused_by in ('family', 'staff', 'no-answer'));
update inquiry_child set paused_by = 'staff' where paused_at is not null;
alter table inquiry_child add check ((paused_at is null) = (paused_by is null));

-- How many places are expected to be free in the months ahead, by room and weekday, as it was worked out last.
create table opening_forecast (
  center_id bigint not null default app_center() primary key references center,
  made_on date not null,
  ahead jsonb not null
);
call protect('opening_forecast', null, 'select');
call note_changes('opening_forecast');
