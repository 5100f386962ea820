import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { fullName, nameMatches } from '#web/domains/children/rules.ts';

export type Invitation = Reply<Api['GET /api/parent-invitations']>[number];
export type InvitationSent = Reply<Api['POST /api/parent-invitations']>;
export type UninvitedGuardian = Reply<Api['GET /api/uninvited-guardians']>[number];
export type Round = Reply<Api['GET /api/invitation-rounds']>[number];
export type InvitedChild = Reply<Api['GET /api/parent-registration/verify/:code']>;

/** What a registration link carries: the code alone, or the token with the child (guardians-1). */
export type LinkParts =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'token'; readonly code: string; readonly childId: string };

/** Reads the link's query; null for a link that cannot open anything, which the server need not be asked about. */
export function linkParts(search: URLSearchParams): LinkParts | null {
  const code = search.get('code')?.trim();
  if (code) return { kind: 'code', code };
  const token = search.get('token')?.trim();
  const childId = search.get('childId')?.trim();
  return token && childId && /^\d{1,15}$/.test(childId) ? { kind: 'token', code: token, childId } : null;
}

/** What staff may do with an invitation as it stands; the server has the last word. */
export interface InvitationActions {
  /** Its link opens something: without a child it is dead (guardians-6). */
  readonly copy: boolean;
  /** Mail goes out again, and the link is valid for another while. */
  readonly resend: boolean;
  /** It waits for a child before mail goes out. */
  readonly tie: boolean;
  readonly revoke: boolean;
}

export function actionsFor({ status, childId, invitationCode }: Invitation): InvitationActions {
  const pending = status === 'pending';
  return {
    copy: pending && childId !== null && invitationCode !== null,
    resend: status === 'expired' || (pending && childId !== null),
    tie: pending && childId === null,
    revoke: pending,
  };
}

export const pendingCount = (invitations: readonly Invitation[]): number =>
  invitations.filter(({ status }) => status === 'pending').length;

/** Whether two e-mail addresses are the same account's. */
export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether the refusal of a verification means that the link opens nothing: there is none, or it cannot be read. */
export const isDeadLink = (status: number): boolean => [400, 404, 414, 422].includes(status);

/** Whom an invitation is for, as it is called in lists: by the address, or on paper by name. */
export const addresseeOf = ({ email, parentName, childName }: Pick<Invitation, 'email' | 'parentName' | 'childName'>) =>
  email ?? parentName ?? childName ?? '';

/** Which guardians a list of those who are not invited is narrowed down to. */
export const ADDRESS_FILTERS = ['all', 'withEmail', 'withoutEmail'] as const;
export type AddressFilter = (typeof ADDRESS_FILTERS)[number];

/** Whether a guardian has the kind of address, and what was typed is in their name, e-mail, or a child's name or room. */
export const isFound = (guardian: UninvitedGuardian, typed: string, filter: AddressFilter): boolean =>
  (filter === 'all' || (filter === 'withEmail') === (guardian.email !== null)) &&
  ([guardian, ...guardian.children].some((person) => nameMatches(person, typed)) ||
    [guardian.email ?? '', ...guardian.children.map(({ room }) => room)].some((text) =>
      text.toLowerCase().includes(typed.trim().toLowerCase()),
    ));

/** How many of these get mail, and how many a letter on paper. */
export function countByDelivery(guardians: readonly Pick<UninvitedGuardian, 'email'>[], isMailSetUp: boolean) {
  const byMail = isMailSetUp ? guardians.filter(({ email }) => email !== null).length : 0;
  return { byMail, toPrint: guardians.length - byMail };
}

/** A guardian whom a dialog invites; what is known is there already. */
export interface Invitee {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  /** The child they are invited for; else the eldest of theirs. */
  readonly childId?: number;
}
export const inviteeOf = ({ id, email, phoneNumber, ...name }: UninvitedGuardian): Invitee => ({
  id,
  name: fullName(name),
  email,
  phoneNumber,
});

/** Whether a round's job, or its mail, is still at work. */
export const isUnderWay = ({
  finishedAt,
  failure,
  waiting,
}: Pick<Round, 'finishedAt' | 'failure' | 'waiting'>): boolean =>
  (finishedAt === null && failure === null) || waiting > 0;

/** How far a round has come: guardians whom the job came through, less the mails that are not handled. */
export const handled = ({ done, waiting }: Pick<Round, 'done' | 'waiting'>): number => Math.max(0, done - waiting);

/** What a round's list says of an invitation. */
export const ROUND_STATES = ['registered', 'refused', 'retrying', 'waiting', 'mailed', 'toPrint', 'over'] as const;
export type RoundState = (typeof ROUND_STATES)[number];
export function roundStateOf({ status, delivery, deliveryError }: Invitation): RoundState {
  if (status === 'accepted') return 'registered';
  if (status !== 'pending') return 'over';
  if (delivery === 'failed') return 'refused';
  if (delivery === 'waiting') return deliveryError === null ? 'waiting' : 'retrying';
  return delivery === 'sent' ? 'mailed' : 'toPrint';
}

/** Whether the mail server's refusal means that there is no such mailbox. */
export const isUnknownAddress = (error: string): boolean => /^EENVELOPE 55\d$/.test(error);
