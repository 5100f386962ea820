import { type ComponentType, lazy } from 'react';
import { whenIdle } from './whenIdle.ts';

const AGAIN_MS = 10_000;

/**
 * A piece that is fetched once the browser has nothing more urgent to do: the screen itself stands first. What could not be
 * fetched is asked for again until it is there; no screen fails for it.
 */
export function lazyWhenIdle<Props extends object>(code: () => Promise<{ default: ComponentType<Props> }>) {
  const fetched = (): ReturnType<typeof code> =>
    code().catch(() => new Promise((again) => setTimeout(again, AGAIN_MS)).then(fetched));
  // Where screens are drawn without a browser no moment is idle, and nothing is to be waited for.
  return lazy(() => new Promise<void>(whenIdle).then(fetched));
}
