import type { Scope } from '#server/db/scope.ts';
import type { ContactRow } from '#server/domains/admissions/queries.ts';
import { addGuardian, addGuardianship } from '#server/domains/guardians/commands.ts';
import { guardianByEmail } from '#server/domains/guardians/queries.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { guardianOfSibling, shareChild } from './queries.ts';

export interface NewGuardian {
  readonly guardianId: number;
  readonly hasAccount: boolean;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly parentName: string;
}

/**
 * Who asked becomes guardian of the child (offers-5). The first one, to whose e-mail the link to the offer went, with the account that has
 * this e-mail, and another one with theirs where the two have a child here together; everybody else is entered, and invited by mail.
 */
export async function guardiansFrom(
  scope: Scope,
  { inquiryId, contacts, childId }: { inquiryId: number; contacts: readonly ContactRow[]; childId: number },
): Promise<NewGuardian[]> {
  const made: NewGuardian[] = [];
  for (const contact of contacts) {
    const guardian = await guardianFrom(scope, { inquiryId, contact, childId, first: made[0]?.guardianId ?? null });
    made.push(guardian);
  }
  return made;
}

async function guardianFrom(
  scope: Scope,
  {
    inquiryId,
    contact,
    childId,
    first,
  }: { inquiryId: number; contact: ContactRow; childId: number; first: number | null },
): Promise<NewGuardian> {
  const { firstName, lastName, email, phoneNumber } = contact;
  const right = { childId, relationship: 'parent' };
  const person = { email, phoneNumber, parentName: `${firstName} ${lastName}` };
  const known = email === null ? undefined : await scope.maybe(guardianByEmail(emailKey(email)));
  const isSame = known && (!known.hasAccount || first === null || (await scope.maybe(shareChild(first, known.id))));
  if (known && isSame) {
    await addGuardianship(scope, known.id, right);
    return { guardianId: known.id, hasAccount: known.hasAccount, ...person };
  }
  const ofSibling = known ? undefined : await scope.maybe(guardianOfSibling(inquiryId, firstName, lastName));
  if (ofSibling) {
    await addGuardianship(scope, ofSibling.id, right);
    return { guardianId: ofSibling.id, hasAccount: false, ...person };
  }
  // An e-mail is one person's: of somebody who only says it, the invitation will tell.
  const record = { firstName, lastName, email: known ? null : email, phoneNumber, address: null, passwordHash: null };
  return { guardianId: await addGuardian(scope, record, [right]), hasAccount: false, ...person };
}
