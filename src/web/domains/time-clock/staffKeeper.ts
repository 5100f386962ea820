import type { QueryClient } from '@tanstack/react-query';
import { keepRollCall } from '#web/domains/roll-call/keeper.ts';
import { keepPunchesSent } from './keeper.ts';

/** What of the staff's has to open, or to be sent, without a connection. */
export function keepStaffAtHand(client: QueryClient): () => void {
  const ends = [keepRollCall(client), keepPunchesSent()];
  return () => {
    for (const end of ends) end();
  };
}
