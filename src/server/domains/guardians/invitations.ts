import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { fillContacts } from '#server/domains/children/commands.ts';
import { enrolledChild } from '#server/domains/children/queries.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { linkTo } from '#server/kernel/links/links.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import {
  type InvitationRow,
  insertInvitation,
  invitation,
  invitationDays,
  lockInvitation,
  openInvitation,
  openInvitationTo,
  updateInvitation,
} from './invitation-queries.ts';
import { sendInvitationMail } from './letters.ts';
import { guardianByEmail } from './queries.ts';
import { stateOf } from './rules.ts';
import { heldGuardian } from './uninvited-queries.ts';

export interface NewInvitation {
  readonly childId: number | null;
  /** Somebody whom staff had entered: name, phone and child may be left out here. */
  readonly guardianId?: number | null;
  /** Null: on paper alone. */
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly parentName: string | null;
  readonly relationship: string;
  readonly language?: Language;
}

export interface Sent {
  readonly id: number;
  readonly invitationCode: string;
  readonly invitationLink: string;
  readonly expiresAt: Date;
  /** Mail is on its way. */
  readonly isMailed: boolean;
  /** The link opens something. */
  readonly isOpen: boolean;
  /** A mail server is set. */
  readonly canMail: boolean;
}

const DAY = 86_400_000;
const noSuchInvitation = () => notFound('This invitation was not found');

/** Whom to invite, when all that is on record of them was looked up. */
interface Invited {
  readonly childId: number | null;
  readonly guardianId: number | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly parentName: string | null;
  readonly relationship: string;
  readonly language: Language;
}

/**
 * Invites a parent (guardians-5): makes the link, fills the child's missing contact fields, and mails it when the child is
 * known and there is an address. A pending invitation of the same child and e-mail, or of the same guardian, keeps its link
 * and is mailed again.
 */
export async function inviteParent(server: Server, scope: Scope, input: NewInvitation): Promise<Sent> {
  const invited = input.guardianId ? await onRecord(scope, input.guardianId, input) : await byAddress(scope, input);
  const { childId, guardianId, phoneNumber, parentName, relationship, language } = invited;
  if (childId !== null) {
    orRefuse(
      await scope.maybe(enrolledChild(childId)),
      invalid({ childId: 'There is no enrolled child with this id' }),
    );
  }
  const open = input.guardianId
    ? await openOnRecord(scope, input.guardianId, invited)
    : await openByAddress(scope, invited);
  if (open) {
    await scope.count(
      updateInvitation(open, {
        phoneNumber,
        parentName,
        relationship,
        language,
        ...(guardianId !== null && { guardianId }),
      }),
    );
    return sendAgain(server, scope, open);
  }
  return makeInvitation(server, scope, invited, { by: staffIdOf((await scope.opened).actor) });
}

/** Makes an invitation and mails it; `round`: with others, by mail only where a mail server is set. */
export async function makeInvitation(
  server: Server,
  scope: Scope,
  invited: Invited,
  { by, round = null }: { readonly by: number | null; readonly round?: number | null },
): Promise<Sent> {
  const { childId, guardianId, email, phoneNumber, parentName, relationship, language } = invited;
  const code = newToken();
  const { id } = await scope.one(
    insertInvitation({
      childId,
      guardianId,
      roundId: round,
      email,
      emailKey: email === null ? null : emailKey(email),
      phoneNumber,
      parentName,
      relationship,
      language,
      codeHash: hashToken(code),
      codeSealed: server.vault.seal('invitation', code),
      invitedBy: by,
      createdAt: scope.now,
      expiresAt: await newExpiry(scope),
    }),
  );
  if (childId !== null) await fillContacts(scope, childId, contactsOf(invited));
  audit(scope, {
    action: 'invite parent',
    entity: 'parent_invitation',
    ids: [id],
    children: childId ? [childId] : [],
    after: { childId, email, relationship },
  });
  return mailed(server, scope, id);
}

/** A guardian as staff entered them. Without an e-mail the invitation goes out on paper, whatever is on record. */
async function onRecord(scope: Scope, id: number, input: NewInvitation): Promise<Invited> {
  const guardian = orRefuse(await scope.maybe(heldGuardian(id)), noSuchGuardian());
  if (guardian.hasAccount) throw conflict('{{name}} has an account already', { name: guardian.name });
  const { childId = null } = input;
  if (childId !== null && !guardian.enrolled.includes(childId)) throw noSuchGuardian();
  return {
    childId: childId ?? orRefuse(guardian.enrolled[0], noSuchGuardian()),
    guardianId: id,
    email: input.email,
    phoneNumber: input.phoneNumber ?? guardian.phoneNumber,
    parentName: input.parentName ?? guardian.name,
    relationship: guardian.relationship,
    language: input.language ?? 'en',
  };
}
const noSuchGuardian = () => invalid({ guardianId: 'There is no guardian of an enrolled child with this id' });

/** Somebody by their e-mail; whom staff had entered with it, it is for. */
async function byAddress(scope: Scope, { language = 'en', ...input }: NewInvitation): Promise<Invited> {
  const known = input.email === null ? undefined : await scope.maybe(guardianByEmail(emailKey(input.email)));
  return { ...input, language, guardianId: known && !known.hasAccount ? known.id : null };
}

const isPending = <Row extends Parameters<typeof stateOf>[0]>(row: Row | undefined, now: Date): row is Row =>
  row !== undefined && stateOf(row, now) === 'pending';

/** The pending invitation of a guardian that this one would repeat; one to another address of theirs ends instead. */
async function openOnRecord(scope: Scope, guardianId: number, invited: Invited): Promise<number | null> {
  const key = invited.email === null ? null : emailKey(invited.email);
  const open = await scope.maybe(openInvitationTo(guardianId));
  if (!isPending(open, scope.now)) return openByAddress(scope, invited);
  if (open.emailKey === key) return open.id;
  await revokeInvitation(scope, open.id);
  return null;
}

/** The pending invitation of the same child and e-mail. */
async function openByAddress(scope: Scope, { childId, email }: Invited): Promise<number | null> {
  if (childId === null || email === null) return null;
  const open = await scope.maybe(openInvitation(childId, emailKey(email)));
  return isPending(open, scope.now) ? open.id : null;
}

/** Ties an invitation to a child; its mail goes out then. */
export async function tieInvitation(server: Server, scope: Scope, id: number, childId: number): Promise<Sent> {
  const found = await lockedPending(scope, id);
  if (found.childId !== null && found.childId !== childId) throw conflict('This invitation is for another child');
  orRefuse(await scope.maybe(enrolledChild(childId)), invalid({ childId: 'There is no enrolled child with this id' }));
  await scope.count(updateInvitation(id, { childId }));
  await fillContacts(scope, childId, contactsOf(found));
  audit(scope, { action: 'tie invitation', entity: 'parent_invitation', ids: [id], children: [childId] });
  return mailed(server, scope, id);
}

/** Mails the same link again; one that has run out is valid anew. */
export async function sendAgain(server: Server, scope: Scope, id: number): Promise<Sent> {
  const found = await locked(scope, id);
  const state = stateOf(found, scope.now);
  if (state === 'accepted') throw conflict('This invitation was already accepted');
  if (state === 'canceled') throw conflict('This invitation was canceled. Send a new one instead.');
  await scope.count(updateInvitation(id, { expiresAt: await newExpiry(scope), expiredAt: null }));
  const children = found.childId ? [found.childId] : [];
  audit(scope, { action: 'send invitation again', entity: 'parent_invitation', ids: [id], children });
  return mailed(server, scope, id);
}

/** Ends an invitation: its link no longer opens anything. Doing it twice changes nothing. */
export async function revokeInvitation(scope: Scope, id: number): Promise<void> {
  const { actor } = await scope.opened;
  const found = await locked(scope, id);
  const state = stateOf(found, scope.now);
  if (state === 'accepted') throw conflict('This invitation was already accepted');
  if (state === 'canceled') return;
  await scope.count(updateInvitation(id, { revokedAt: scope.now, revokedBy: staffIdOf(actor) }));
  const children = found.childId ? [found.childId] : [];
  audit(scope, { action: 'revoke invitation', entity: 'parent_invitation', ids: [id], children });
  scope.touch('parents', children);
}

/** The link a code opens. */
export const invitationLink = (server: Server, code: string): string => linkTo(server, '/parent-register', { code });

/** The code itself, for staff who may invite. */
export const codeOf = (server: Server, { codeSealed }: Pick<InvitationRow, 'codeSealed'>): string =>
  server.vault.open('invitation', codeSealed);

async function mailed(server: Server, scope: Scope, id: number): Promise<Sent> {
  const row = await scope.one(invitation(id));
  const code = codeOf(server, row);
  const link = invitationLink(server, code);
  const isSetUp = (await server.mailServers.of(scope)) !== null;
  const { email, childId, expiresAt } = row;
  // Many at once without a mail server are printed; a letter beside would be kept for nobody.
  const isWritten = childId !== null && email !== null && (isSetUp || row.roundId === null);
  if (isWritten) {
    const mailId = await sendInvitationMail(server, scope, { ...row, email }, { link, expiresAt });
    await scope.count(updateInvitation(id, { mailId }));
  }
  scope.touch('parents', childId ? [childId] : []);
  return {
    id,
    invitationCode: code,
    invitationLink: link,
    expiresAt,
    isMailed: isWritten && isSetUp,
    isOpen: childId !== null,
    canMail: isSetUp,
  };
}

async function locked(scope: Scope, id: number): Promise<InvitationRow> {
  scope.later(lockInvitation(id));
  return orRefuse(await scope.maybe(invitation(id)), noSuchInvitation());
}

async function lockedPending(scope: Scope, id: number): Promise<InvitationRow> {
  const found = await locked(scope, id);
  const state = stateOf(found, scope.now);
  if (state !== 'pending') throw conflict('This invitation is no longer pending');
  return found;
}

async function newExpiry(scope: Scope): Promise<Date> {
  const { invitationDays: days } = await scope.one(invitationDays());
  return new Date(scope.now.getTime() + days * DAY);
}

/** What an invitation tells of a child's contacts. */
const contactsOf = ({
  parentName,
  phoneNumber,
  email,
  relationship,
}: Pick<NewInvitation, 'parentName' | 'phoneNumber' | 'email' | 'relationship'>) => ({
  parentName,
  parentPhone: phoneNumber,
  parentEmail: email,
  relationship,
  emergencyContact: null,
});
