-- Gives a tablet its credential for a code that is still good; no row: there is no such code.
create or replace function pair_kiosk(p_pairing_hash bytea, p_token_hash bytea, p_now timestamptz)
returns table (center_id bigint, kiosk_id bigint, name text)
language sql security definer set search_path = public, pg_temp as $$
  update kiosk k set pairing_hash = null, token_hash = p_token_hash, paired_at = p_now, last_seen_at = p_now
  where k.pairing_hash = p_pairing_hash and k.pairing_expires_at > p_now and k.revoked_at is null
  returning k.center_id, k.id, k.name
$$;
grant execute on function pair_kiosk(bytea, bytea, timestamptz) to larkhouse_jobs;

-- A tablet that was unpaired may still say how much waits on it, and nothing else.
create or replace function note_unsent(p_token_hash bytea, p_unsent int, p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  update kiosk k set unsent = p_unsent, last_seen_at = p_now where k.token_hash = p_token_hash
  returning k.center_id
$$;
grant execute on function note_unsent(bytea, int, timestamptz) to larkhouse_jobs;
