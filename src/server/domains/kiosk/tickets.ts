import { z } from 'zod';
import type { Vault } from '#server/kernel/secrets/vault.ts';
import { type Caller, TICKET_MS } from './rules.ts';

/** Who was recognised at a kiosk, how and when. */
export interface Recognised {
  readonly who: Caller;
  readonly method: 'pin' | 'qr';
  readonly at: Date;
}

const how = {
  method: z.enum(['pin', 'qr']),
  at: z.iso.datetime().transform((at) => new Date(at)),
};
const Ticket = z.union([z.object({ ...how, guardianId: z.int() }), z.object({ ...how, pickupPersonId: z.int() })]);

/** Proof for a kiosk that the server recognised somebody; it opens nothing but what this center is told with it. */
export const giveTicket = (vault: Vault, centerId: number, { who, method, at }: Recognised): string =>
  vault.seal('kiosk', JSON.stringify({ ...who, method, at }), `ticket ${centerId}`).toString('base64url');

/** Who a ticket is of, or null when it is none of this center's. */
export function readTicket(vault: Vault, centerId: number, ticket: string): Recognised | null {
  try {
    const text = vault.open('kiosk', Buffer.from(ticket, 'base64url'), `ticket ${centerId}`);
    const { method, at, ...whose } = Ticket.parse(JSON.parse(text));
    const who: Caller =
      'guardianId' in whose
        ? { guardianId: whose.guardianId, pickupPersonId: null }
        : { guardianId: null, pickupPersonId: whose.pickupPersonId };
    return { who, method, at };
  } catch {
    return null;
  }
}

/** Whether something entered at `at` was entered by whom the ticket speaks of: it may be sent much later. */
export const isWithin = ({ at: given }: Recognised, at: Date): boolean =>
  Math.abs(at.getTime() - given.getTime()) <= TICKET_MS;
