import { sql } from 'kysely';
import type { Language } from '#contract/kernel/languages.ts';
import type { TimeFormat } from '#contract/preferences-defaults.ts';
import { db } from '#server/db/sql.ts';
import type { Caller } from './rules.ts';

interface NewPinCode {
  readonly guardianId: number;
  readonly codeHash: Buffer;
}
export const insertPinCodes = (
  codes: readonly NewPinCode[],
  made: { readonly at: Date; readonly by: number | null; readonly expiresAt: Date },
) => sql`
  insert into guardian_pin_code (guardian_id, code_hash, created_at, created_by, expires_at)
  select code.guardian_id, code.code_hash, ${made.at}, ${made.by}, ${made.expiresAt}
  from unnest(${codes.map(({ guardianId }) => guardianId)}::bigint[], ${codes.map(({ codeHash }) => codeHash)}::bytea[])
    as code (guardian_id, code_hash)`;

/** Whose code it is. Of two who use it at one moment, the one who holds `lockPins` does. */
export const pinCode = (codeHash: Buffer, now: Date) => sql<{ who: Caller }>`
  select json_build_object('guardianId', c.guardian_id, 'pickupPersonId', null) as who from guardian_pin_code c
  join guardian g on g.center_id = c.center_id and g.id = c.guardian_id and g.removed_at is null
  where c.code_hash = ${codeHash} and c.expires_at > ${now}
  union all
  select json_build_object('guardianId', null, 'pickupPersonId', c.pickup_person_id) from pickup_pin_code c
  where c.code_hash = ${codeHash} and c.expires_at > ${now}`;

export const insertPickupCode = (row: {
  pickupPersonId: number;
  codeHash: Buffer;
  createdAt: Date;
  createdBy: number | null;
  expiresAt: Date;
}) => db.insertInto('pickupPinCode').values(row);

export const deletePickupCode = (pickupPersonId: number) =>
  db.deleteFrom('pickupPinCode').where('pickupPersonId', '=', pickupPersonId);

/** A pickup person who is accepted, and named for a child still. */
export const pickupPersonAtKiosk = (id: number) => sql<{
  name: string;
  phoneNumber: string | null;
  childIds: number[];
}>`
  select p.first_name || ' ' || p.last_name as name, p.phone_number, array_agg(c.child_id order by c.child_id) as child_ids
  from pickup_person p join pickup_child c on c.center_id = p.center_id and c.pickup_person_id = p.id and c.ended_at is null
  where p.id = ${id} and p.state = 'accepted' group by p.first_name, p.last_name, p.phone_number`;

export const deletePinCodes = (guardianIds: readonly number[]) =>
  sql`delete from guardian_pin_code where guardian_id = any (${guardianIds}::bigint[])`;

/** Children of guardian `g` as they are now, enrolled or not: whom what is done for `g` concerns. */
const childIds = sql`coalesce((select array_agg(w.child_id order by w.child_id) from guardianship w
  where w.center_id = g.center_id and w.guardian_id = g.id and w.ended_at is null), '{}')`;

export const guardianOfChildren = (id: number) => sql<{ name: string; phoneNumber: string | null; childIds: number[] }>`
  select g.first_name || ' ' || g.last_name as name, g.phone_number, ${childIds} as child_ids
  from guardian g where g.id = ${id} and g.removed_at is null`;

export interface GuardianToWrite {
  readonly id: number;
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly hasPin: boolean;
  /** What they chose, else what was chosen when they were invited last, else English. */
  readonly language: Language;
  readonly timeFormat: TimeFormat;
  /** First names of those of these children who are theirs. */
  readonly children: string[];
  /** The guardian's own children among those asked for. */
  readonly ofThese: number[];
  readonly childIds: number[];
}
/** Guardians of these children, in the order of the children's names. */
export const guardiansToWrite = (ids: readonly number[]) => sql<GuardianToWrite>`
  select g.id, g.first_name || ' ' || g.last_name as name, g.phone_number, ${childIds} as child_ids, w.children, w.of_these,
    exists (select from guardian_pin p where p.center_id = g.center_id and p.guardian_id = g.id) as has_pin,
    coalesce(
      (select l.language from guardian_preference l where l.center_id = g.center_id and l.guardian_id = g.id),
      (select i.language from parent_invitation i where i.center_id = g.center_id
          and (i.guardian_id = g.id or i.email_key = g.email_key)
        order by i.id desc limit 1),
      'en') as language,
    coalesce(
      (select l.time_format from guardian_preference l where l.center_id = g.center_id and l.guardian_id = g.id),
      'language') as time_format
  from guardian g join (
    select w.center_id, w.guardian_id, array_agg(k.first_name order by k.first_name, k.last_name, k.id) as children,
      array_agg(k.id) as of_these, min(k.first_name || ' ' || k.last_name) as first
    from guardianship w join child k on k.center_id = w.center_id and k.id = w.child_id
    where w.ended_at is null and k.id = any (${ids}::bigint[])
    group by w.center_id, w.guardian_id
  ) w on w.center_id = g.center_id and w.guardian_id = g.id
  where g.removed_at is null
  order by w.first, g.first_name, g.last_name, g.id`;
