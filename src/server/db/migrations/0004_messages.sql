create table message_thread (
  center_id bigint not null references center,
  id bigint generated always as identity,
  child_id bigint,
  subject text not null,
  last_activity timestamptz not null,
  is_active boolean not null default true,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child
);
create index message_thread_child on message_thread (center_id, child_id);

create table message (
  center_id bigint not null,
  id bigint generated always as identity,
  thread_id bigint not null,
  sender_staff_id bigint,
  sender_guardian_id bigint,
  child_id bigint,
  subject text not null,
  content text not null,
  message_type text not null default 'general',
  priority text not null default 'normal' check (priority in ('urgent', 'high', 'normal', 'low')),
  parent_notification_sent boolean not null default false,
  created_at timestamptz not null,
  primary key (center_id, id),
  foreign key (center_id, thread_id) references message_thread,
  foreign key (center_id, sender_staff_id) references staff,
  foreign key (center_id, sender_guardian_id) references guardian,
  foreign key (center_id, child_id) references child,
  check (num_nonnulls(sender_staff_id, sender_guardian_id) = 1)
);
create index message_thread_messages on message (center_id, thread_id, created_at);
create index message_sender_staff on message (center_id, sender_staff_id, created_at);
create index message_sender_guardian on message (center_id, sender_guardian_id, created_at);
create index message_child on message (center_id, child_id);

-- One row for each person a message went to: their reading is their own.
create table message_recipient (
  center_id bigint not null,
  message_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint,
  guardian_id bigint,
  read_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, message_id) references message,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  check (num_nonnulls(staff_id, guardian_id) = 1)
);
create unique index message_recipient_staff on message_recipient (center_id, staff_id, message_id) where staff_id is not null;
create unique index message_recipient_guardian on message_recipient (center_id, guardian_id, message_id) where guardian_id is not null;
create index message_recipient_message on message_recipient (center_id, message_id);
create index message_recipient_unread_staff on message_recipient (center_id, staff_id) where read_at is null;
create index message_recipient_unread_guardian on message_recipient (center_id, guardian_id) where read_at is null;

call protect('message_recipient', 'guardian_id = (select app_actor_id())');
call protect('message', 'sender_guardian_id = (select app_actor_id()) or id in (select r.message_id from message_recipient r where r.guardian_id = (select app_actor_id()))');
call protect('message_thread', 'id in (select m.thread_id from message m)');
grant update (read_at) on message_recipient to larkhouse_parent;
create policy family_reads on message_recipient for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
