import type { QueryClient } from '@tanstack/react-query';
import type { Portal } from './portal.ts';
import { keptPush } from './pushKept.ts';
import { whenIdle } from './whenIdle.ts';

const RETRY_MS = 10_000;

/**
 * Opens the portal's live stream once the first screen stands: its code comes after it, and is asked for again while the
 * server is away. A browser that was opened for push is then told to the server anew, and the staff's list for emergencies
 * kept at hand.
 * @returns how to end it
 */
export function keepLive(portal: Portal, client: QueryClient): () => void {
  let end = () => {};
  let endList = () => {};
  let left = false;
  const begin = async () => {
    if (left) return;
    try {
      const { openLive } = await import('./live.ts');
      if (!left) end = openLive(portal, client);
      if (portal === 'staff') void import('#web/domains/roll-call/keeper.ts').then(keepList).catch(() => {});
      if (keptPush(portal) !== null)
        void import('./push.ts').then(({ renewPush }) => renewPush(portal)).catch(() => {});
    } catch {
      const retry = setTimeout(begin, RETRY_MS);
      end = () => clearTimeout(retry);
    }
  };
  const keepList = ({ keepRollCall }: typeof import('#web/domains/roll-call/keeper.ts')) => {
    if (!left) endList = keepRollCall(client);
  };
  whenIdle(begin);
  return () => {
    left = true;
    end();
    endList();
  };
}
