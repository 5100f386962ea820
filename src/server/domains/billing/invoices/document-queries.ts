import { sql } from 'kysely';
import type { Language } from '#contract/kernel/languages.ts';

export interface Letterhead {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly ein: string | null;
}
/** The center as its papers name it. */
export const letterhead = () => sql<Letterhead>`
  select c.name, c.address, c.phone, c.email, p.ein from center c left join payment_details p on p.center_id = c.center_id`;

export interface Addressee {
  /** @known a guardian's account bears the guardian's name, an agency's its own */
  readonly name: string;
  readonly address: string | null;
  readonly email: string | null;
  readonly guardianId: number | null;
  readonly language: Language;
}
/** Whom an account's papers are for, and the language they read. */
export const addressee = (accountId: number) => sql<Addressee>`
  select coalesce(b.name, g.first_name || ' ' || g.last_name) as name, coalesce(b.address, g.address) as address,
    coalesce(b.email, g.email) as email, b.guardian_id, coalesce(p.language, 'en') as language
  from billing_account b
  left join guardian g on g.center_id = b.center_id and g.id = b.guardian_id
  left join guardian_preference p on p.center_id = g.center_id and p.guardian_id = g.id
  where b.id = ${accountId}`;
