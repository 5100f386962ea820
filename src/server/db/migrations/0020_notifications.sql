-- What each person chose of kind × channel, where it differs from the defaults (src/contract/notification-kinds.ts), and the
-- hours in which mail and push wait, by the person's own time zone.
alter table staff_preference
  add column notifications jsonb not null default '{}',
  add column quiet_from time,
  add column quiet_to time,
  add check ((quiet_from is null) = (quiet_to is null)),
  add check (quiet_from <> quiet_to);
alter table guardian_preference
  add column notifications jsonb not null default '{}',
  add column quiet_from time,
  add column quiet_to time,
  add check ((quiet_from is null) = (quiet_to is null)),
  add check (quiet_from <> quiet_to);

-- After how many minutes what is urgent and nobody has seen is called up again; null: not.
alter table center
  add column escalate_push_minutes int default 10 check (escalate_push_minutes between 1 and 1440),
  add column escalate_mail_minutes int default 60 check (escalate_mail_minutes between 1 and 1440);

-- That something happened, told to one person. It holds no text: kind and event say it in the reader's language.
create table notification (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint,
  guardian_id bigint,
  kind text not null check (kind in ('message', 'incident', 'daily-report', 'attendance', 'photo', 'invoice', 'camera')),
  event text not null,
  about_id bigint,
  date date,
  child_id bigint,
  is_urgent boolean not null,
  -- Stands in the list; otherwise it is there for its mail and push alone.
  in_app boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz,
  pushed_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  foreign key (center_id, child_id) references child,
  check (num_nonnulls(staff_id, guardian_id) = 1)
);
create unique index notification_once on notification (center_id, kind, about_id, event, date, staff_id, guardian_id) nulls not distinct;
create index notification_staff on notification (center_id, staff_id, id) where staff_id is not null;
create index notification_guardian on notification (center_id, guardian_id, id) where guardian_id is not null;
create index notification_unread_staff on notification (center_id, staff_id) where read_at is null and in_app;
create index notification_unread_guardian on notification (center_id, guardian_id) where read_at is null and in_app;
create index notification_child on notification (center_id, child_id) where child_id is not null;
create index notification_created_at on notification (center_id, created_at);
call protect('notification', 'guardian_id = (select app_actor_id()) and (child_id is null or child_id = any ((select app_child_ids())::bigint[]))', 'select, update');
grant update (read_at) on notification to larkhouse_parent;
create policy family_reads on notification for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()));

-- What is still to go out of a notification: as its reader chose ('first'), and again while it is urgent and unseen.
create table notification_delivery (
  center_id bigint not null,
  notification_id bigint not null,
  channel text not null check (channel in ('mail', 'push')),
  stage text not null check (stage in ('first', 'again')),
  due_at timestamptz not null,
  primary key (center_id, notification_id, channel, stage),
  foreign key (center_id, notification_id) references notification
);
create index notification_delivery_due on notification_delivery (center_id, due_at);
call protect('notification_delivery', null, 'select');
