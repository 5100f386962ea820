import { inCenter, outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { fillContacts } from '#server/domains/children/commands.ts';
import { emergencyContactOf } from '#server/domains/children/rules.ts';
import { refuseCommonPassword } from '#server/domains/security/common-passwords.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid } from '#server/kernel/http-error.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { hashPassword } from '#server/kernel/secrets/passwords.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import { mayAcceptInvitation } from './access.ts';
import { addGuardian, addGuardianship } from './commands.ts';
import {
  centerOfInvitation,
  type InvitationRow,
  invitation,
  invitationDays,
  lockInvitationByCode,
  updateInvitation,
} from './invitation-queries.ts';
import { contactOf, giveAccount, guardianByEmail, recordRegistrationConsents } from './queries.ts';
import { invalidLink, phoneKey, stateOf } from './rules.ts';
import { tieRecord } from './tying.ts';
import { heldGuardian } from './uninvited-queries.ts';

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly emergencyContactName: string;
  readonly emergencyContactPhone: string;
  readonly email: string;
  readonly password: string;
  readonly emailConsent: boolean;
  readonly smsConsent: boolean;
  readonly marketingConsent: boolean;
  readonly registrationToken: string;
  readonly childId?: number | null | undefined;
}

/** What a registration link is for. Every link that opens nothing is refused with the same words (404). */
export async function verifyLink(server: Server, code: string, childId: number | null) {
  return withInvitation(server, code, async (scope, row) => {
    const found = usable(row, childId, scope.now);
    const { name } = await scope.one(invitationDays());
    return {
      success: true,
      childId: found.childId,
      centerName: name,
      invited: namesOf(found),
      child: {
        firstName: found.childFirstName ?? '',
        lastName: found.childLastName ?? '',
        room: found.room ?? '',
        parentEmail: found.email ?? '',
        parentPhone: found.phoneNumber ?? '',
      },
    };
  });
}

const namesOf = ({ guardianFirstName: firstName, guardianLastName: lastName }: InvitationRow) =>
  firstName === null || lastName === null ? null : { firstName, lastName };

/** Makes a parent account from an invitation, once (guardians-10); returns its id and e-mail. */
export async function registerParent(server: Server, input: Registration, address: string) {
  // Hashing is slow on purpose; a code that opens nothing must not cost that.
  await verifyLink(server, input.registrationToken, input.childId ?? null);
  const passwordHash = await hashPassword(input.password);
  return withInvitation(server, input.registrationToken, async (scope, row) => {
    const found = usable(row, input.childId ?? null, scope.now);
    const { childId } = found;
    refuseOtherPerson(input, found);
    await refuseCommonPassword(scope, 'parent', input.password, 'password');
    const id = await holderOf(scope, found, input, passwordHash);
    const { emailConsent, smsConsent, marketingConsent } = input;
    await scope.count(
      recordRegistrationConsents(id, { emailConsent, smsConsent, marketingConsent, at: scope.now, address }),
    );
    await accept(scope, found, id, childId);
    return { success: true, account: { id, email: input.email } };
  });
}

/**
 * A parent who has an account already takes up an invitation to their own e-mail, or one on paper that they hold: they become
 * whom it was for, if staff had entered somebody, and guardian of its child. Somebody of another name must say that it is they
 * (409 another-name): both parents' letters lie on the same table.
 */
export async function acceptInvitation(
  scope: Scope,
  { guardianId, ownEmailKey }: { readonly guardianId: number; readonly ownEmailKey: string },
  { code, isAddressee = false }: { readonly code: string; readonly isAddressee?: boolean | undefined },
) {
  const found = usable(await lockedByCode(scope, code), null, scope.now);
  const { childId } = found;
  await acting(scope, mayAcceptInvitation(found, ownEmailKey));
  if (found.guardianId !== null) await tieRecord(scope, found.guardianId, { accountId: guardianId, isAddressee });
  await addGuardianship(scope, guardianId, { childId, relationship: found.relationship });
  await accept(scope, found, guardianId, childId);
  return { childId };
}

/** The guardian who holds the new account: somebody staff had entered before, or a new one. */
async function holderOf(scope: Scope, found: Usable, input: Registration, passwordHash: string): Promise<number> {
  const { firstName, lastName, email, phoneNumber, address, emergencyContactName, emergencyContactPhone } = input;
  const person = {
    firstName,
    lastName,
    phoneNumber,
    address,
    emergencyContactName,
    emergencyContactPhone,
    passwordHash,
  };
  const right = { childId: found.childId, relationship: found.relationship };
  const key = emailKey(email);
  const byAddress = await scope.maybe(guardianByEmail(key));
  if (byAddress?.hasAccount) {
    throw conflict('There is already an account with this email. Please sign in to add your child.');
  }
  const invited = found.guardianId === null ? undefined : await scope.maybe(heldGuardian(found.guardianId));
  // Nobody proved that they read this address: it must not lead to another guardian's children.
  if (found.emailKey === null && byAddress && byAddress.id !== found.guardianId) {
    throw invalid({ email: 'Somebody else here has this email. Use another one, or ask the center.' });
  }
  const known = byAddress ?? (invited && !invited.hasAccount ? invited : undefined);
  if (!known) return addGuardian(scope, { ...person, email }, [right]);
  await scope.count(giveAccount(known.id, { ...person, email, emailKey: key }, scope.now));
  audit(scope, { action: 'register', entity: 'guardian', ids: [known.id], children: [found.childId] });
  await addGuardianship(scope, known.id, right);
  return known.id;
}

async function withInvitation<T>(
  server: Server,
  code: string,
  work: (scope: Scope, found: InvitationRow | undefined) => Promise<T>,
): Promise<T> {
  const { centerId } = await outsideCenters(server, (scope) => scope.one(centerOfInvitation(hashToken(code))));
  if (centerId === null) throw invalidLink();
  return inCenter(server, { centerId }, async (scope) => work(scope, await lockedByCode(scope, code)));
}

async function lockedByCode(scope: Scope, code: string): Promise<InvitationRow | undefined> {
  const lock = await scope.maybe(lockInvitationByCode(hashToken(code)));
  return lock && scope.maybe(invitation(lock.id));
}

/** The invitation is used, and what the guardian said of themselves reaches the child's record (children-7). */
async function accept(scope: Scope, invited: InvitationRow, guardianId: number, childId: number): Promise<void> {
  const { id, relationship } = invited;
  const person = await scope.one(contactOf(guardianId));
  await fillContacts(scope, childId, {
    parentName: `${person.firstName} ${person.lastName}`,
    parentPhone: person.phoneNumber,
    parentEmail: person.email,
    relationship,
    emergencyContact: emergencyContactOf(person),
  });
  await scope.count(updateInvitation(id, { acceptedAt: scope.now, acceptedBy: guardianId }));
  audit(scope, { action: 'accept invitation', entity: 'parent_invitation', ids: [id], children: [childId] });
  scope.touch('parents', [childId]);
}

type Usable = InvitationRow & { readonly childId: number };

/** The invitation, pending and of an enrolled child; else the one sentence for every link that opens nothing. */
function usable(found: InvitationRow | undefined, childId: number | null, now: Date): Usable {
  if (!found || stateOf(found, now) !== 'pending' || found.childId === null || found.childRemoved) throw invalidLink();
  if (childId !== null && childId !== found.childId) throw invalidLink();
  return { ...found, childId: found.childId };
}

/** E-mail and phone must be those the invitation was sent to; on paper it may name none. */
function refuseOtherPerson({ email, phoneNumber }: Registration, invited: Usable): void {
  const fields = {
    ...(invited.emailKey !== null &&
      emailKey(email) !== invited.emailKey && { email: 'This must be the email the invitation was sent to' }),
    ...(invited.phoneNumber !== null &&
      phoneKey(phoneNumber) !== phoneKey(invited.phoneNumber) && {
        phoneNumber: 'This must be the phone number the invitation was sent to',
      }),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
