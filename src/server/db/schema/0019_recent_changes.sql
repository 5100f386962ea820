-- Which tables were changed, and by which transaction: what the cache of answers goes by. Unlogged: after a crash it is empty, and what
-- was cached before the database's start counts no more. Center 0: it was changed outside of a center, and concerns all.
create unlogged table recent_change (
  center_id bigint not null,
  xid xid8 not null,
  table_name text not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (xid, center_id, table_name)
);
create index recent_change_noted_at on recent_change (noted_at);
call protect_installation_table('recent_change');

-- Not of tables that are written with each call or job and that no cached answer may depend on.
do $$
declare t record;
begin
  for t in
    select c.oid::regclass as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'center_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all (array[
      'account_challenge', 'account_link', 'audit', 'audit_detail', 'audit_row', 'audit_seal', 'calendar_feed', 'email_change', 'idempotency',
      'inspector_access', 'inspector_link', 'kiosk_code', 'kiosk_key', 'login_throttle', 'mail', 'mail_server', 'notification_delivery', 'outbox',
      'push_subscription', 'recent_change', 'recovery_code', 'regular_mail', 'session', 'upload'])
  loop
    call note_changes(t.name);
  end loop;
end $$;
