import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { nameMatches } from '#web/domains/children/rules.ts';

export type ParentAccount = Reply<Api['GET /api/parent-accounts']>[number];
export type ChildData = NonNullable<Reply<Api['GET /api/parent/child-data']>>;
export type ParentChild = ChildData['children'][number];

/** The states that have a badge (billing-2). */
export const BADGE_STATES = [
  'active',
  'pending',
  'past_due',
  'canceled',
  'expired',
  'accepted',
  'inactive',
  'paid',
  'failed',
] as const;
export type BadgeState = (typeof BADGE_STATES)[number];

/** Without a subscription there is none at work; without a payment, one is still to come (billing-2). */
export const subscriptionState = ({ subscriptionStatus }: Billed): string => subscriptionStatus ?? 'inactive';
export const paymentState = ({ paymentStatus }: Billed): string => paymentStatus ?? 'pending';

export interface ParentTotals {
  readonly families: number;
  /** Accounts that can be signed in to. */
  readonly accounts: number;
  readonly activeSubscriptions: number;
  readonly paymentIssues: number;
}

/** The figures over the list. Guardians who share a child are one family. */
export function parentTotals(accounts: readonly ParentAccount[]): ParentTotals {
  const active = accounts.filter(({ isActive }) => isActive);
  return {
    families: countFamilies(active),
    accounts: active.length,
    activeSubscriptions: accounts.filter((account) => subscriptionState(account) === 'active').length,
    paymentIssues: accounts.filter((account) => paymentState(account) === 'failed').length,
  };
}

/** Whether what was typed is in the name of a parent or of one of their children, or in the e-mail. */
export const matchesSearch = (account: ParentAccount, typed: string): boolean =>
  [account, ...account.children].some((person) => nameMatches(person, typed)) ||
  account.email.toLowerCase().includes(typed.trim().toLowerCase());

/** Where the photo of a parent's child is read, for Avatar; undefined without one. */
export const photoOf = ({ photoUrl }: ParentChild): string | undefined =>
  photoUrl === null ? undefined : `${photoUrl}&portal=parent`;

type Billed = Pick<ParentAccount, 'subscriptionStatus' | 'paymentStatus'>;

function countFamilies(accounts: readonly Pick<ParentAccount, 'children'>[]): number {
  let families: readonly (readonly number[])[] = [];
  for (const { children } of accounts) {
    const own = children.map(({ id }) => id);
    const shares = (family: readonly number[]) => family.some((id) => own.includes(id));
    families = [...families.filter((family) => !shares(family)), [...own, ...families.filter(shares).flat()]];
  }
  return families.length;
}
