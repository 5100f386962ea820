import { type ComponentType, lazy } from 'react';
import { whenIdle } from './whenIdle.ts';

/** A piece that is fetched once the browser has nothing more urgent to do: the screen itself stands first. */
export const lazyWhenIdle = <Props extends object>(code: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    await new Promise<void>(whenIdle);
    return code();
  });
