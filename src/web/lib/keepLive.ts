import type { QueryClient } from '@tanstack/react-query';
import type { Portal } from './portal.ts';
import { keptPush } from './pushKept.ts';
import { whenIdle } from './whenIdle.ts';

const RETRY_MS = 10_000;

/**
 * Opens the portal's live stream once the first screen stands: its code comes after it, and is asked for again while the
 * server is away. A browser that was opened for push is then told to the server anew, and what has to open without
 * a connection kept at hand: the staff's list for emergencies, the family's day.
 * @returns how to end it
 */
export function keepLive(portal: Portal, client: QueryClient): () => void {
  let end = () => {};
  let endKeeping = () => {};
  let left = false;
  const begin = async () => {
    if (left) return;
    try {
      const { openLive } = await import('./live.ts');
      if (!left) end = openLive(portal, client);
      void keepAtHand().catch(() => {});
      if (keptPush(portal) !== null)
        void import('./push.ts').then(({ renewPush }) => renewPush(portal)).catch(() => {});
    } catch {
      const retry = setTimeout(begin, RETRY_MS);
      end = () => clearTimeout(retry);
    }
  };
  const keepAtHand = async () => {
    const keep =
      portal === 'staff'
        ? (await import('#web/domains/roll-call/keeper.ts')).keepRollCall
        : (await import('#web/domains/family-day/keeper.ts')).keepFamilyDay;
    if (!left) endKeeping = keep(client);
  };
  whenIdle(begin);
  return () => {
    left = true;
    end();
    endKeeping();
  };
}
