import type { QueryClient } from '@tanstack/react-query';
import type { Portal } from './portal.ts';
import { whenIdle } from './whenIdle.ts';

const RETRY_MS = 10_000;

/**
 * Opens the portal's live stream, and what else runs behind its screens, once the first screen stands: the code comes after it, and is
 * asked for again while the server is away.
 * @returns how to end it
 */
export function keepLive(portal: Portal, client: QueryClient): () => void {
  let end = () => {};
  let left = false;
  const begin = async () => {
    if (left) return;
    try {
      const { openBehindScreen } = await import('./behindScreen.ts');
      if (!left) end = openBehindScreen(portal, client);
    } catch {
      const retry = setTimeout(begin, RETRY_MS);
      end = () => clearTimeout(retry);
    }
  };
  whenIdle(begin);
  return () => {
    left = true;
    end();
  };
}
