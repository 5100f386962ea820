-- Hashes are taken of texts that depend on no setting: times in UTC, and JSON as PostgreSQL writes it.

-- 128 random bits. A UUID of version 4 holds 122 of its own.
create or replace function salt() returns bytea language sql volatile
  as $$ select substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16) $$;

create or replace function salted_hash(p_salt bytea, p_content jsonb) returns bytea language sql immutable parallel safe
  as $$ select sha256(p_salt || convert_to(p_content::text, 'UTF8')) $$;
grant execute on function salted_hash(bytea, jsonb) to larkhouse_jobs;

-- What a seal holds of an entry of the audit log.
create or replace function audit_hash(a audit) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(jsonb_build_array(a.at at time zone 'UTC', a.actor_kind, a.actor_id, a.action, a.entity, a.entity_ids,
    a.child_ids, encode(a.content, 'hex'))::text, 'UTF8'))
$$;

-- What a seal holds of a version of a row.
create or replace function audit_row_hash(r audit_row) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(jsonb_build_array(r.entity, r.entity_ids, encode(r.content, 'hex'))::text, 'UTF8'))
$$;

-- A seal's root: of the root before it, its moment, and what it covers, in order.
create or replace function seal_root(s audit_seal) returns bytea language sql immutable parallel safe as $$
  select sha256(s.prev || convert_to(jsonb_build_array(s.sealed_at at time zone 'UTC', s.audit_ids, s.row_ids)::text, 'UTF8')
    || coalesce((select string_agg(h, ''::bytea order by n) from unnest(s.audit_hashes) with ordinality as e (h, n)), ''::bytea)
    || coalesce((select string_agg(h, ''::bytea order by n) from unnest(s.row_hashes) with ordinality as e (h, n)), ''::bytea))
$$;
grant execute on function audit_hash(audit), audit_row_hash(audit_row), seal_root(audit_seal) to larkhouse_jobs;

-- The writing transaction as the audit log counts: on from where it stood, also when the database moved to another server.
create or replace function audit_tx(p_own xid8 default pg_current_xact_id()) returns xid8
language sql volatile security definer set search_path = public, pg_temp as $$
  select (p_own::text::bigint + coalesce((select tx_offset from installation), 0))::text::xid8
$$;

-- Lets the count go on behind everything that was written where the database lay before.
create or replace function follow_audit_tx() returns void language sql volatile security definer set search_path = public, pg_temp as $$
  update installation set tx_offset = tx_offset + behind.by from (
    select max(known.tx::text::bigint) - audit_tx()::text::bigint + 1 as by from center c cross join lateral (
      (select tx from audit a where a.center_id = c.center_id order by tx desc limit 1) union all
      (select tx from audit_row r where r.center_id = c.center_id order by tx desc limit 1) union all
      (select up_to_tx from audit_seal s where s.center_id = c.center_id order by id desc limit 1)) known) behind
  where behind.by > 0
$$;

-- Writes one audit row (and its detail) in the name of the scope's actor. Nobody can write these tables otherwise.
create or replace function write_audit(p_now timestamptz, p_action text, p_entity text, p_entity_ids bigint[], p_child_ids bigint[],
                            p_before jsonb, p_after jsonb, p_expires_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
  v_salt bytea := case when p_before is not null or p_after is not null then salt() end;
begin
  insert into audit (center_id, at, actor_kind, actor_id, action, entity, entity_ids, child_ids, content, tx)
  values (app_center(), p_now, coalesce(nullif(current_setting('app.actor_kind', true), ''), 'system'), app_actor_id(),
          p_action, p_entity, p_entity_ids, p_child_ids, salted_hash(v_salt, jsonb_build_array(p_before, p_after)), audit_tx())
  returning id into v_id;
  if v_salt is not null then
    insert into audit_detail (center_id, audit_id, before, after, salt, expires_at)
    values (app_center(), v_id, p_before, p_after, v_salt, p_expires_at);
  end if;
end $$;
grant execute on function write_audit(timestamptz, text, text, bigint[], bigint[], jsonb, jsonb, timestamptz) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- What a row of the record says, for its versions: without its count of edits, and without a column that came after versions had been made of
-- its table, as long as that one is null; so a row from before says what it said. Such a column is added here.
create or replace function sealed_row(p_row jsonb) returns jsonb language sql immutable parallel safe as $$
  select p_row - 'version' - case when p_row -> 'pickup_person_id' = 'null' then 'pickup_person_id' else 'version' end
$$;
grant execute on function sealed_row(jsonb) to larkhouse_jobs;

-- Keeps what a row of the record says now; of a row that goes, that it went, and its salts with it. Its key is named by
-- the trigger.
create or replace function keep_version() returns trigger
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  v_row jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  v_center bigint := (v_row ->> 'center_id')::bigint;
  v_ids bigint[] := array(select (v_row ->> k)::bigint from unnest(tg_argv) with ordinality as key (k, n) order by n);
  v_salt bytea;
begin
  if tg_op = 'DELETE' then
    update audit_row set salt = null
      where center_id = v_center and entity = tg_table_name and entity_ids = v_ids and salt is not null;
    insert into audit_row (center_id, entity, entity_ids, tx) values (v_center, tg_table_name, v_ids, audit_tx());
  else
    v_salt := salt();
    insert into audit_row (center_id, entity, entity_ids, salt, content, tx)
    values (v_center, tg_table_name, v_ids, v_salt, salted_hash(v_salt, sealed_row(v_row)), audit_tx());
  end if;
  return null;
end $$;
create or replace trigger sealed after insert or update or delete on attendance for each row execute function keep_version('id');
create or replace trigger sealed after insert or update or delete on incident for each row execute function keep_version('id');
create or replace trigger sealed after insert or update or delete on incident_receipt for each row execute function keep_version('incident_id', 'guardian_id');
create or replace trigger sealed after insert or update or delete on medication for each row execute function keep_version('id');
create or replace trigger sealed after insert or update or delete on activity for each row execute function keep_version('id');
create or replace trigger sealed after insert or update or delete on nap_check for each row execute function keep_version('id');
create or replace trigger sealed after insert or update or delete on daily_report for each row execute function keep_version('id');
create or replace trigger sealed after insert or update or delete on kiosk_entry for each row execute function keep_version('id');
create or replace trigger sealed after insert or update or delete on kiosk_move for each row execute function keep_version('id');
create or replace trigger sealed after insert or update or delete on punch for each row execute function keep_version('id');
create or replace trigger sealed after insert or update or delete on staff_duty for each row execute function keep_version('id');
create or replace trigger sealed after insert or update or delete on staff_duty_correction for each row execute function keep_version('id');

-- Details that go by law leave that they went.
create or replace function keep_erasure() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_row (center_id, entity, entity_ids, tx) values (old.center_id, 'audit_detail', array[old.audit_id], audit_tx());
  return null;
end $$;
create or replace trigger erased after delete on audit_detail for each row execute function keep_erasure();

-- Seals what came since the last seal; returns the new root, or null when there was nothing.
create or replace function seal_audit(p_center_id bigint, p_now timestamptz) returns table (id bigint, root bytea)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_last audit_seal;
  v audit_seal;
begin
  perform pg_advisory_xact_lock(hashtextextended('larkhouse:seal_audit', p_center_id));
  select * into v_last from audit_seal s where s.center_id = p_center_id order by s.id desc limit 1;
  v.up_to_tx := audit_tx(pg_snapshot_xmin(pg_current_snapshot()));
  select coalesce(array_agg(a.id order by a.id), '{}'), coalesce(array_agg(audit_hash(a) order by a.id), '{}')
    into v.audit_ids, v.audit_hashes from audit a
    where a.center_id = p_center_id and a.tx >= coalesce(v_last.up_to_tx, '0'::xid8) and a.tx < v.up_to_tx;
  select coalesce(array_agg(r.id order by r.id), '{}'), coalesce(array_agg(audit_row_hash(r) order by r.id), '{}')
    into v.row_ids, v.row_hashes from audit_row r
    where r.center_id = p_center_id and r.tx >= coalesce(v_last.up_to_tx, '0'::xid8) and r.tx < v.up_to_tx;
  v.rows := cardinality(v.audit_ids) + cardinality(v.row_ids);
  if v.rows = 0 then return; end if;
  v.prev := coalesce(v_last.root, ''::bytea);
  v.sealed_at := p_now;
  return query insert into audit_seal (center_id, up_to_tx, rows, audit_ids, audit_hashes, row_ids, row_hashes, root, prev, sealed_at)
    values (p_center_id, v.up_to_tx, v.rows, v.audit_ids, v.audit_hashes, v.row_ids, v.row_hashes, seal_root(v), v.prev, v.sealed_at)
    returning id, root;
end $$;
grant execute on function seal_audit(bigint, timestamptz) to larkhouse_jobs;
