import type { QueryClient } from '@tanstack/react-query';
import { openLive } from './live.ts';
import type { Portal } from './portal.ts';
import { keptPush } from './pushKept.ts';

/**
 * What runs behind a portal's screens, and comes after the first of them: the live stream, and what has to open without a connection
 * kept at hand (the staff's list for emergencies and what they clocked, the family's day). A browser that was opened for push is told to the server anew.
 * @returns how to end it
 */
export function openBehindScreen(portal: Portal, client: QueryClient): () => void {
  const closeLive = openLive(portal, client);
  let endKeeping = () => {};
  let left = false;
  const keepAtHand = async () => {
    const keep =
      portal === 'staff'
        ? (await import('#web/domains/time-clock/staffKeeper.ts')).keepStaffAtHand
        : (await import('#web/domains/family-day/keeper.ts')).keepFamilyDay;
    if (!left) endKeeping = keep(client);
  };
  void keepAtHand().catch(() => {});
  if (keptPush(portal) !== null) void import('./push.ts').then(({ renewPush }) => renewPush(portal)).catch(() => {});
  return () => {
    left = true;
    closeLive();
    endKeeping();
  };
}
