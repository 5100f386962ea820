-- Notifications and how they go out.

-- That something happened, told to one person. It holds no text: kind and event say it in the reader's language.
create table notification (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint,
  guardian_id bigint,
  kind text not null check (kind in ('message', 'incident', 'daily-report', 'attendance', 'photo', 'invoice', 'camera', 'event', 'milestone')),
  event text not null check (event in (
    'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'posted', 'issued', 'due', 'overdue',
    'paid', 'failed', 'offline', 'online', 'achieved', 'event-added', 'event-changed', 'event-canceled')),
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

-- A browser that was opened for push, in somebody's name. Its address and keys are encrypted, and nobody's to read but the
-- jobs'; it ends with its session's sign-out, not when the session merely runs out.
create table push_subscription (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint,
  guardian_id bigint,
  session_id bigint,
  endpoint_hash bytea not null,
  sealed bytea not null,
  created_at timestamptz not null,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  foreign key (center_id, session_id) references session on delete set null (session_id),
  check (num_nonnulls(staff_id, guardian_id) = 1)
);
-- Staff and a parent may share a browser; two staff members may not share its notifications.
create unique index push_subscription_device on push_subscription (center_id, endpoint_hash, (staff_id is null));
create index push_subscription_staff on push_subscription (center_id, staff_id) where staff_id is not null;
create index push_subscription_guardian on push_subscription (center_id, guardian_id) where guardian_id is not null;
create index push_subscription_session on push_subscription (center_id, session_id) where session_id is not null;
call protect('push_subscription', null, null);

-- The key by which push services know this installation (VAPID); its private half is encrypted.
create table push_key (
  id boolean primary key default true check (id),
  public_key text not null,
  private_sealed bytea not null,
  created_at timestamptz not null
);
call protect_installation_table('push_key');
