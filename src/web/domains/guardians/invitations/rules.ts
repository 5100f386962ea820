import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type Invitation = Reply<Api['GET /api/parent-invitations']>[number];
export type InvitationSent = Reply<Api['POST /api/parent-invitations']>;
export type InvitedChild = Reply<Api['GET /api/parent-registration/verify/:code']>;

/** The link that staff copy: the site's origin, /parent-register, and the code (guardians-4). */
export const registrationLink = (origin: string, code: string): string =>
  `${origin}/parent-register?${new URLSearchParams({ code })}`;

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
