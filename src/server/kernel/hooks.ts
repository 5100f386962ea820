import type { Scope } from '#server/db/scope.ts';
import { domains } from './domain.ts';

/**
 * How a domain tells those above it, which it may not import, that something happens: they listen in their face. All run
 * one after the other in the same transaction, before the call goes on; what one of them refuses is refused.
 */
export interface Hook<Told> {
  tell(scope: Scope, told: Told): Promise<void>;
}
type Hear<Told> = (scope: Scope, told: Told) => Promise<void> | void;

/** Made by `on` alone, which knows that both sides mean the same. */
export interface Listener {
  readonly to: Hook<never>;
  readonly hear: Hear<never>;
}

export function hook<Told>(): Hook<Told> {
  const self: Hook<Told> = {
    tell: async (scope, told) => {
      for (const { to, hear } of domains().flatMap(({ listens = [] }) => listens)) {
        if (to === self) await (hear as Hear<Told>)(scope, told);
      }
    },
  };
  return self;
}

/** Lets a domain do something whenever a hook tells. */
export const on = <Told>(to: Hook<Told>, hear: Hear<Told>): Listener => ({ to, hear });
