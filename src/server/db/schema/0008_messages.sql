-- Messages.

create table message_thread (
  center_id bigint not null references center,
  id bigint generated always as identity,
  -- In a conversation everybody reads every answer. A broadcast goes to many families; an answer begins a conversation of its own.
  kind text not null default 'conversation' check (kind in ('conversation', 'broadcast')),
  child_id bigint,
  subject text not null,
  last_activity timestamptz not null,
  is_active boolean not null default true,
  -- The broadcast that this guardian answers here.
  origin_thread_id bigint,
  origin_guardian_id bigint,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, origin_thread_id) references message_thread,
  foreign key (center_id, origin_guardian_id) references guardian,
  check ((origin_thread_id is null) = (origin_guardian_id is null))
);
create index message_thread_child on message_thread (center_id, child_id);
create unique index message_thread_origin on message_thread (center_id, origin_thread_id, origin_guardian_id) where origin_thread_id is not null;
create index message_thread_origin_guardian on message_thread (center_id, origin_guardian_id) where origin_guardian_id is not null;

-- Who a thread is between. A room and the office are members of their own: who works there now reads and answers.
create table thread_member (
  center_id bigint not null,
  id bigint generated always as identity,
  thread_id bigint not null,
  kind text not null check (kind in ('staff', 'room', 'office', 'all-staff', 'guardian', 'family', 'room-families', 'all-families')),
  staff_id bigint,
  guardian_id bigint,
  room_id bigint,
  child_id bigint,
  -- Of a guardian: the children through whom they take part. Without one of these they no longer do.
  child_ids bigint[],
  -- The side a broadcast comes from.
  is_from boolean not null default false,
  last_activity timestamptz not null,
  primary key (center_id, id),
  foreign key (center_id, thread_id) references message_thread,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  foreign key (center_id, room_id) references room,
  foreign key (center_id, child_id) references child,
  check ((kind = 'staff') = (staff_id is not null)),
  check ((kind = 'guardian') = (guardian_id is not null)),
  check ((kind = 'guardian') = (child_ids is not null)),
  check ((kind in ('room', 'room-families')) = (room_id is not null)),
  check ((kind = 'family') = (child_id is not null))
);
create unique index thread_member_once on thread_member
  (center_id, thread_id, kind, coalesce(staff_id, guardian_id, room_id, child_id, 0));
create index thread_member_thread on thread_member (center_id, thread_id);
create index thread_member_staff on thread_member (center_id, staff_id, last_activity) where staff_id is not null;
create index thread_member_guardian on thread_member (center_id, guardian_id) where guardian_id is not null;
create index thread_member_room on thread_member (center_id, room_id, last_activity) where room_id is not null;
create index thread_member_child on thread_member (center_id, child_id) where child_id is not null;
create index thread_member_unit on thread_member (center_id, kind, last_activity);

create table message (
  center_id bigint not null,
  id bigint generated always as identity,
  thread_id bigint not null,
  sender_staff_id bigint,
  sender_guardian_id bigint,
  -- For whom a staff member speaks, besides themselves.
  as_room_id bigint,
  as_office boolean not null default false,
  child_id bigint,
  subject text not null,
  content text not null,
  -- The language of `subject` and `content`; further ones stand in message_text.
  language text not null default 'en' check (language in ('en', 'es', 'fr', 'de')),
  message_type text not null default 'general' check (message_type in ('general', 'announcement')),
  priority text not null default 'normal' check (priority in ('urgent', 'high', 'normal', 'low')),
  parent_notification_sent boolean not null default false,
  created_at timestamptz not null,
  -- How many it was for when it was sent, and when everybody had it.
  addressees int not null default 0 check (addressees >= 0),
  delivered_at timestamptz,
  withdrawn_at timestamptz check (withdrawn_at >= created_at),
  primary key (center_id, id),
  foreign key (center_id, thread_id) references message_thread,
  foreign key (center_id, sender_staff_id) references staff,
  foreign key (center_id, sender_guardian_id) references guardian,
  foreign key (center_id, as_room_id) references room,
  foreign key (center_id, child_id) references child,
  check (num_nonnulls(sender_staff_id, sender_guardian_id) = 1),
  check (sender_staff_id is not null or (as_room_id is null and not as_office))
);
create index message_thread_messages on message (center_id, thread_id, created_at);
create index message_sender_staff on message (center_id, sender_staff_id, created_at);
create index message_sender_guardian on message (center_id, sender_guardian_id, created_at);
create index message_child on message (center_id, child_id);
create index message_as_room on message (center_id, as_room_id) where as_room_id is not null;
create index message_undelivered on message (center_id, created_at) where delivered_at is null;

-- What an announcement says in other languages.
create table message_text (
  center_id bigint not null,
  message_id bigint not null,
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  subject text not null,
  content text not null,
  primary key (center_id, message_id, language),
  foreign key (center_id, message_id) references message
);

-- A row for each person who takes part in a message, the sender included: their reading is their own.
create table message_recipient (
  center_id bigint not null,
  message_id bigint not null,
  id bigint generated always as identity,
  thread_id bigint not null,
  sent_at timestamptz not null,
  staff_id bigint,
  guardian_id bigint,
  -- Of a guardian: the children through whom it reached them. Without one of these nothing of it is theirs.
  child_ids bigint[],
  is_sender boolean not null default false,
  read_at timestamptz,
  acknowledged_at timestamptz,
  -- The message was withdrawn.
  ended_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, message_id) references message,
  foreign key (center_id, thread_id) references message_thread,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  check (num_nonnulls(staff_id, guardian_id) = 1),
  check ((guardian_id is null) = (child_ids is null)),
  check (acknowledged_at >= sent_at)
);
create unique index message_recipient_staff on message_recipient (center_id, staff_id, message_id) where staff_id is not null;
create unique index message_recipient_guardian on message_recipient (center_id, guardian_id, message_id) where guardian_id is not null;
create index message_recipient_message on message_recipient (center_id, message_id);
create index message_recipient_thread on message_recipient (center_id, thread_id, guardian_id, staff_id);
create index message_recipient_newest_staff on message_recipient (center_id, staff_id, sent_at) include (thread_id) where staff_id is not null;
create index message_recipient_newest_guardian on message_recipient (center_id, guardian_id, sent_at) include (thread_id, child_ids) where guardian_id is not null;
create index message_recipient_unread_staff on message_recipient (center_id, staff_id)
  where staff_id is not null and read_at is null and ended_at is null;
create index message_recipient_unread_guardian on message_recipient (center_id, guardian_id) include (child_ids)
  where guardian_id is not null and read_at is null and ended_at is null;

-- What somebody has begun to write; with a day and a time of the center it is sent then.
create table message_draft (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint,
  guardian_id bigint,
  -- The thread it answers.
  thread_id bigint,
  -- As src/contract/messages.ts names them.
  addressees jsonb not null,
  sent_as jsonb,
  child_id bigint,
  subject text not null,
  content text not null,
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  texts jsonb not null,
  message_type text not null check (message_type in ('general', 'announcement')),
  priority text not null check (priority in ('urgent', 'high', 'normal', 'low')),
  scheduled_date date,
  scheduled_time time,
  -- Why it could not be sent at its time, in English words of the catalogue.
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  foreign key (center_id, thread_id) references message_thread,
  foreign key (center_id, child_id) references child,
  check (num_nonnulls(staff_id, guardian_id) = 1),
  check ((scheduled_date is null) = (scheduled_time is null))
);
create index message_draft_staff on message_draft (center_id, staff_id);
create index message_draft_guardian on message_draft (center_id, guardian_id);
create index message_draft_thread on message_draft (center_id, thread_id);
create index message_draft_child on message_draft (center_id, child_id);
create index message_draft_due on message_draft (center_id, scheduled_date) where scheduled_date is not null and failure is null;

-- A file of a draft, and with its sending of the message.
create table message_attachment (
  center_id bigint not null,
  id bigint generated always as identity,
  message_id bigint,
  draft_id bigint,
  upload_id bigint not null,
  path text not null,
  file_name text not null,
  type text not null,
  size bigint not null,
  width int,
  height int,
  primary key (center_id, id),
  foreign key (center_id, message_id) references message,
  foreign key (center_id, draft_id) references message_draft,
  foreign key (center_id, upload_id) references upload,
  check (num_nonnulls(message_id, draft_id) = 1)
);
create index message_attachment_message on message_attachment (center_id, message_id) where message_id is not null;
create index message_attachment_draft on message_attachment (center_id, draft_id) where draft_id is not null;
create unique index message_attachment_upload on message_attachment (center_id, upload_id);

call protect('message_thread', 'exists (select from message_recipient r where r.center_id = message_thread.center_id and r.thread_id = message_thread.id)');

-- Of a broadcast's many families each sees itself alone.
call protect('thread_member', $$exists (select from message_thread t
  where t.center_id = thread_member.center_id and t.id = thread_member.thread_id and (t.kind = 'conversation' or thread_member.kind not in ('guardian', 'family')
    or thread_member.guardian_id = (select app_actor_id()) or thread_member.child_id = any ((select app_child_ids())::bigint[])))$$, 'select');

call protect('message', 'exists (select from message_recipient r where r.center_id = message.center_id and r.message_id = message.id)');

call protect('message_text', 'exists (select from message m where m.center_id = message_text.center_id and m.id = message_text.message_id)', 'select, insert, delete');

-- A guardian has of a message what reaches them through a child who is theirs now; the thread follows from that. Within
-- coalesce() the planner takes it for something usual; of a bare && it expects a row in two hundred, and sorts them all.
call protect('message_recipient', 'guardian_id = (select app_actor_id()) and coalesce(child_ids && (select app_child_ids()), false)');
grant update (read_at, acknowledged_at) on message_recipient to larkhouse_parent;
create policy family_reads on message_recipient for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and coalesce(child_ids && (select app_child_ids()), false));

call protect('message_draft', 'guardian_id = (select app_actor_id()) and (select app_child_ids()) <> ''{}''');
grant insert, update, delete on message_draft to larkhouse_parent;
-- A draft is its writer's own, from colleagues as well.
alter policy center on message_draft to larkhouse_jobs;
create policy own on message_draft to larkhouse_staff
  using (center_id = (select app_center()) and staff_id = (select app_actor_id()))
  with check (center_id = (select app_center()) and staff_id = (select app_actor_id()));
create policy family_writes on message_draft for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
create policy family_changes on message_draft for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
create policy family_deletes on message_draft for delete to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()));

call protect('message_attachment', $$exists (select from message m where m.center_id = message_attachment.center_id and m.id = message_attachment.message_id)
  or draft_id in (select d.id from message_draft d)$$);
grant insert, delete on message_attachment to larkhouse_parent;
create policy family_attaches on message_attachment for insert to larkhouse_parent
  with check (center_id = (select app_center()) and upload_id in (select u.id from upload u)
    and (draft_id in (select d.id from message_draft d)
      or message_id in (select m.id from message m where m.sender_guardian_id = (select app_actor_id()))));
create policy family_detaches on message_attachment for delete to larkhouse_parent
  using (center_id = (select app_center()) and draft_id in (select d.id from message_draft d));
