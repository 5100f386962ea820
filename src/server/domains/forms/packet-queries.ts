import { sql } from 'kysely';

/** The rule pack that the center chose; none: no state's. */
export const packChosen = () => sql<{ pack: string }>`select pack from rule_choice`;

/** By which forms lines are answered; `title` is canonical JSON, by language. */
export const packetForms = () => sql<{ line: string; formId: number; title: string }>`
  select l.line, l.form_id, f.title from form_packet_line l join form f on f.center_id = l.center_id and f.id = l.form_id order by l.line`;

export const setPacketForm = (line: string, formId: number) => sql`
  insert into form_packet_line (line, form_id) values (${line}, ${formId})
  on conflict (center_id, line) do update set form_id = excluded.form_id`;
export const clearPacketForm = (line: string) => sql`delete from form_packet_line where line = ${line}`;

export interface PacketChild {
  readonly childId: number;
  readonly name: string;
  readonly formId: number;
  /** It was sent and waits to be signed by all who must. */
  readonly isAsked: boolean;
  /** Local date of the last signature that made the form whole; null: it was never signed. */
  readonly signedOn: string | null;
}
/** Every child who is or will be here and has a guardian, with each of these forms. */
export const packetChildren = (formIds: readonly number[]) => sql<PacketChild>`
  select k.id as child_id, k.first_name || ' ' || k.last_name as name, f.id as form_id,
    exists (select from form_request r join form_version v on v.center_id = r.center_id and v.id = r.form_version_id
      where r.center_id = k.center_id and r.child_id = k.id and v.form_id = f.id and r.withdrawn_at is null
        and exists (select from form_signer s where s.center_id = r.center_id and s.form_request_id = r.id and s.state in ('asked', 'begun'))
        and not exists (select from form_signer s where s.center_id = r.center_id and s.form_request_id = r.id
          and (r.must_sign = 'one' and s.state = 'signed' or r.must_sign = 'all' and s.state = 'refused'))) as is_asked,
    (select max(s.answered_at at time zone c.time_zone)::date
      from form_request r join form_version v on v.center_id = r.center_id and v.id = r.form_version_id
      join form_signer s on s.center_id = r.center_id and s.form_request_id = r.id and s.state = 'signed'
      where r.center_id = k.center_id and r.child_id = k.id and v.form_id = f.id and r.withdrawn_at is null
        and (r.must_sign = 'one' or not exists (
          select from form_signer o where o.center_id = r.center_id and o.form_request_id = r.id and o.state <> 'signed'))) as signed_on
  from child k join center c on c.center_id = k.center_id
  join form f on f.center_id = k.center_id and f.id = any (${formIds}::bigint[])
  where k.removed_at is null and exists (select from guardianship g join guardian p on p.center_id = g.center_id and p.id = g.guardian_id
    and p.removed_at is null where g.center_id = k.center_id and g.child_id = k.id and g.ended_at is null)
  order by k.last_name collate "und-x-icu", k.first_name collate "und-x-icu", k.id, f.id`;
