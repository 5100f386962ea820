import { type ComponentType, lazy } from 'react';
import { whenIdle } from './whenIdle.ts';

const AGAIN_MS = 10_000;

/**
 * A piece that is fetched once the browser has nothing more urgent to do: the screen itself stands first. What could not be
 * fetched is asked for again until it is there; no screen fails for it.
 */
export function lazyWhenIdle<Props extends object>(code: () => Promise<{ default: ComponentType<Props> }>) {
  const fetched = (): ReturnType<typeof code> =>
    new Promise<void>(whenIdle)
      .then(code)
      .catch(() => new Promise((again) => setTimeout(again, AGAIN_MS)).then(fetched));
  return lazy(fetched);
}
