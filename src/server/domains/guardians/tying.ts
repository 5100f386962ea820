import { nameKey } from '#contract/guardians-pickup.ts';
import type { Scope } from '#server/db/scope.ts';
import { passAccountOn } from '#server/domains/billing/accounts/commands.ts';
import { addGuardianship, editGuardianship, endGuardianship } from './commands.ts';
import { hiddenContactsOf } from './contact-queries.ts';
import { writeDecision } from './contacts.ts';
import { guardianTied } from './hooks.ts';
import { type CurrentRight, contactOf, currentRights } from './queries.ts';
import { anotherName } from './rules.ts';
import { heldGuardian } from './uninvited-queries.ts';

/**
 * Ties somebody whom staff had entered to the account of the same person (guardians-22): every child of theirs and what they
 * owe go over, and what narrows their rights holds on. The record is nobody's guardian afterwards. One that holds an account
 * itself is somebody else, and stays. Of another name the holder has to say that it is they (409).
 */
export async function tieRecord(
  scope: Scope,
  recordId: number,
  { accountId, isAddressee }: { readonly accountId: number; readonly isAddressee: boolean },
): Promise<void> {
  const record = await scope.maybe(heldGuardian(recordId));
  if (!record || record.hasAccount || recordId === accountId) return;
  const { firstName, lastName } = await scope.one(contactOf(accountId));
  const isNamesake = nameKey(record.name) === nameKey(`${firstName} ${lastName}`);
  if (!isNamesake && !isAddressee) throw anotherName(record.name);
  const own = await scope.all(currentRights(accountId));
  for (const right of await scope.all(currentRights(recordId))) {
    const had = own.find(({ childId }) => childId === right.childId);
    if (had) await narrow(scope, had, right);
    else await addGuardianship(scope, accountId, rightOf(right));
    await endGuardianship(scope, recordId, right.childId);
  }
  await keepHidden(scope, recordId, accountId);
  await passAccountOn(scope, recordId, accountId);
  await guardianTied.tell(scope, { recordId, accountId });
}

const rightOf = ({ childId, relationship, mayPickUp, custodyNote }: CurrentRight) => ({
  childId,
  relationship,
  mayPickUp,
  ...(custodyNote !== null && { custodyNote }),
});

/** Of two entries about one person the stricter one counts, and no custody note is lost. */
async function narrow(scope: Scope, own: CurrentRight, other: CurrentRight): Promise<void> {
  const mayPickUp = own.mayPickUp && other.mayPickUp;
  const notes = new Set([own.custodyNote, other.custodyNote].filter((note) => note !== null));
  const custodyNote = notes.size > 0 ? [...notes].join('\n') : null;
  if (mayPickUp === own.mayPickUp && custodyNote === own.custodyNote) return;
  await editGuardianship(scope, own.id, { mayPickUp, custodyNote });
}

/** What the center hides between the record and others, it hides between the account and them. */
async function keepHidden(scope: Scope, recordId: number, accountId: number): Promise<void> {
  const own = await scope.all(hiddenContactsOf(accountId));
  for (const { childId, otherId, reason } of await scope.all(hiddenContactsOf(recordId))) {
    const isKnown = own.some((one) => one.childId === childId && one.otherId === otherId);
    if (isKnown || otherId === accountId) continue;
    await writeDecision(scope, childId, { one: accountId, other: otherId }, { decision: 'hidden', reason });
  }
}
