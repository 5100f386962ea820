import type { WhyNoLetter } from '#contract/kiosk.ts';
import type { Scope } from '#server/db/scope.ts';
import { heldChildren } from '#server/domains/children/consent-queries.ts';
import { noSuchPerson } from '#server/domains/pickup-people/commands.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { newCode } from './codes.ts';
import {
  deletePickupCode,
  deletePinCodes,
  type GuardianToWrite,
  guardianOfChildren,
  guardiansToWrite,
  insertPickupCode,
  insertPinCodes,
  pickupPersonAtKiosk,
} from './pin-code-queries.ts';
import { pinLetterWords } from './pin-letters.ts';
import { lockPins } from './pin-queries.ts';
import { digitsOf, PIN_CODE_MS, PIN_LETTER_MS } from './rules.ts';

/** A one-time code with which this guardian chooses a PIN at the kiosk; the one before ends. */
export async function makePinCode(scope: Scope, guardianId: number) {
  const guardian = orRefuse(await scope.maybe(guardianOfChildren(guardianId)), notFound('This guardian was not found'));
  refuseWithoutPhone(guardian);
  const expiresAt = new Date(scope.now.getTime() + PIN_CODE_MS);
  await scope.all(lockPins());
  const [code = ''] = await keepCodes(scope, [{ id: guardianId, childIds: guardian.childIds }], expiresAt);
  return { code, expiresAt };
}

/** Such a code for a pickup person who was accepted. */
export async function makePickupPinCode(scope: Scope, pickupPersonId: number) {
  const { actor } = await scope.opened;
  const person = orRefuse(await scope.maybe(pickupPersonAtKiosk(pickupPersonId)), noSuchPerson());
  refuseWithoutPhone(person);
  const expiresAt = new Date(scope.now.getTime() + PIN_CODE_MS);
  await scope.all(lockPins());
  const { code, hash } = newCode();
  await scope.count(deletePickupCode(pickupPersonId));
  const row = { pickupPersonId, codeHash: hash, createdAt: scope.now, createdBy: staffIdOf(actor), expiresAt };
  await scope.count(insertPickupCode(row));
  const children = person.childIds;
  audit(scope, { action: 'make kiosk PIN code', entity: 'pickup_person', ids: [pickupPersonId], children });
  return { code, expiresAt };
}

function refuseWithoutPhone({
  name,
  phoneNumber,
}: {
  readonly name: string;
  readonly phoneNumber: string | null;
}): void {
  if (digitsOf(phoneNumber) === null) {
    throw conflict('{{name}} has no phone number yet: the PIN goes with its last four digits.', { name });
  }
}

/**
 * A letter with such a code for each guardian of these children who has a phone number and no PIN (kiosk-12), and who gets
 * none, with the reason. Only the codes' hashes are kept: nothing gives these letters again.
 */
export async function makePinLetters(scope: Scope, childIds: readonly number[]) {
  const ids = [...new Set(childIds)];
  const { center } = await scope.opened;
  const children = await scope.all(heldChildren(ids));
  if (children.length < ids.length) throw invalid({ childIds: 'There is no enrolled child with this id' });
  await scope.all(lockPins());
  const guardians = await scope.all(guardiansToWrite(ids));

  const kept: { id: number; name: string; reason: WhyNoLetter }[] = [];
  const readers: (GuardianToWrite & { phoneDigits: string })[] = [];
  for (const guardian of guardians) {
    const { id, name, hasPin } = guardian;
    const phoneDigits = digitsOf(guardian.phoneNumber);
    if (hasPin) kept.push({ id, name, reason: 'has-pin' });
    else if (phoneDigits === null) kept.push({ id, name, reason: 'no-phone' });
    else readers.push({ ...guardian, phoneDigits });
  }
  const guarded = new Set(guardians.flatMap(({ ofThese }) => ofThese));
  for (const { id, name } of children) if (!guarded.has(id)) kept.push({ id, name, reason: 'no-guardian' });

  const expiresAt = new Date(scope.now.getTime() + PIN_LETTER_MS);
  const codes = await keepCodes(scope, readers, expiresAt);
  const letters = readers.map((reader, index) => ({
    guardianId: reader.id,
    name: reader.name,
    language: reader.language,
    code: codes[index] ?? '',
    ...pinLetterWords(reader, { expiresAt, zone: center.zone }),
  }));
  return { expiresAt, letters, kept };
}

/** Makes a code for each of these guardians, in their order, in place of the one before. */
async function keepCodes(
  scope: Scope,
  guardians: readonly { readonly id: number; readonly childIds: readonly number[] }[],
  expiresAt: Date,
): Promise<string[]> {
  if (guardians.length === 0) return [];
  const { actor } = await scope.opened;
  const made = guardians.map(({ id }) => ({ guardianId: id, ...newCode() }));
  const rows = made.map(({ guardianId, hash }) => ({ guardianId, codeHash: hash }));
  await scope.count(deletePinCodes(guardians.map(({ id }) => id)));
  await scope.count(insertPinCodes(rows, { at: scope.now, by: staffIdOf(actor), expiresAt }));
  for (const { id, childIds: children } of guardians)
    audit(scope, { action: 'make kiosk PIN code', entity: 'guardian', ids: [id], children });
  return made.map(({ code }) => code);
}
