import type { Portal } from './portal.ts';

// For whom this browser was opened for push. Without it nobody's code for push is fetched.

const keyOf = (portal: Portal) => `push-${portal}`;

/** The account's id; null when this browser was not opened. */
export function keptPush(portal: Portal): number | null {
  const kept = localStorage.getItem(keyOf(portal));
  return kept === null ? null : Number(kept);
}
export const keepPush = (portal: Portal, accountId: number): void =>
  localStorage.setItem(keyOf(portal), String(accountId));
export const forgetPush = (portal: Portal): void => localStorage.removeItem(keyOf(portal));
