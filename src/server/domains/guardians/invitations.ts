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
  updateInvitation,
} from './invitation-queries.ts';
import { sendInvitationMail } from './letters.ts';
import { stateOf } from './rules.ts';

export interface NewInvitation {
  readonly childId: number | null;
  readonly email: string;
  readonly phoneNumber: string;
  readonly parentName: string | null;
  readonly relationship: string;
}

export interface Sent {
  readonly id: number;
  readonly invitationCode: string;
  readonly invitationLink: string;
  readonly expiresAt: Date;
  readonly isMailed: boolean;
}

const DAY = 86_400_000;
const noSuchInvitation = () => notFound('This invitation was not found');

/**
 * Invites a parent (guardians-5): makes the link, fills the child's missing contact fields, and mails it when
 * the child is known. A pending invitation of the same child and e-mail keeps its link and is mailed again.
 */
export async function inviteParent(server: Server, scope: Scope, input: NewInvitation): Promise<Sent> {
  const { actor } = await scope.opened;
  const { childId, email, phoneNumber, parentName, relationship } = input;
  if (childId !== null) {
    orRefuse(
      await scope.maybe(enrolledChild(childId)),
      invalid({ childId: 'There is no enrolled child with this id' }),
    );
    const open = await scope.maybe(openInvitation(childId, emailKey(email)));
    if (open && stateOf(open, scope.now) === 'pending') {
      await scope.count(updateInvitation(open.id, { phoneNumber, parentName, relationship }));
      return sendAgain(server, scope, open.id);
    }
  }
  const code = newToken();
  const { id } = await scope.one(
    insertInvitation({
      childId,
      email,
      emailKey: emailKey(email),
      phoneNumber,
      parentName,
      relationship,
      codeHash: hashToken(code),
      codeSealed: server.vault.seal('invitation', code),
      invitedBy: staffIdOf(actor),
      createdAt: scope.now,
      expiresAt: await newExpiry(scope),
    }),
  );
  if (childId !== null) await fillContacts(scope, childId, contactsOf(input));
  const after = { childId, email, relationship };
  audit(scope, {
    action: 'invite parent',
    entity: 'parent_invitation',
    ids: [id],
    children: childId ? [childId] : [],
    after,
  });
  return mailed(server, scope, id);
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
  if (row.childId !== null) await sendInvitationMail(server, scope, row, { link, expiresAt: row.expiresAt });
  scope.touch('parents', row.childId ? [row.childId] : []);
  return {
    id,
    invitationCode: code,
    invitationLink: link,
    expiresAt: row.expiresAt,
    isMailed: row.childId !== null,
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
