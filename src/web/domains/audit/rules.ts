import { LONGEST_AUDIT_DAYS } from '#contract/audit-kinds.ts';
import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { daysBetween } from '#web/lib/time.ts';

export type AuditEntry = Reply<Api['GET /api/audit']>['entries'][number];
export type AuditFault = Reply<Api['GET /api/audit/verification/:part']>['faults'][number];

/** What an action did, by the verb that its phrase begins with. */
const VERBS = {
  made: 'accept add begin book build charge check confirm credit enroll give import invite invoice make post publish record receive register report request save schedule send start take upload write',
  changed: 'amend change choose correct edit let order renew reset reverse set split switch tie turn void waive',
  removed:
    'block cancel close deactivate delete dismiss end erase expire forget remove revoke strike undo unpair withdraw',
  read: 'download export inspect open read see stop watch',
} as const;
export type ActionClass = keyof typeof VERBS | 'other';

export function classOf(action: string): ActionClass {
  const [verb = ''] = action.split(' ');
  const known = Object.keys(VERBS) as (keyof typeof VERBS)[];
  return known.find((name) => VERBS[name].split(' ').includes(verb)) ?? 'other';
}

/** What is wrong with a range of dates; null: nothing. */
export function rangeProblem({ from, to }: { from: string; to: string }): 'incomplete' | 'reversed' | 'long' | null {
  if (from === '' || to === '') return 'incomplete';
  if (from > to) return 'reversed';
  return daysBetween(from, to) >= LONGEST_AUDIT_DAYS ? 'long' : null;
}
