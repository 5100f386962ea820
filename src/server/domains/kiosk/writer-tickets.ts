import { z } from 'zod';
import type { Vault } from '#server/kernel/secrets/vault.ts';

/** Who gave their PIN at a classroom tablet, and when. */
interface Writer {
  readonly staffId: number;
  readonly at: Date;
}
/** Stands for the entrance, at which staff clock. */
export const ENTRANCE = 0;
/** Where: a ticket holds at the tablets of one room, or at those of the entrance. */
interface OfRoom {
  readonly centerId: number;
  readonly roomId: number;
}

const Ticket = z.object({ staffId: z.int(), at: z.iso.datetime().transform((at) => new Date(at)) });
const boundTo = ({ centerId, roomId }: OfRoom) => `writer ${centerId} ${roomId}`;

/** Proof for a classroom tablet that the server knew somebody by their PIN; it opens nothing but what is logged with it. */
export const giveWriterTicket = (vault: Vault, room: OfRoom, { staffId, at }: Writer): string =>
  vault.seal('kiosk', JSON.stringify({ staffId, at }), boundTo(room)).toString('base64url');

/** Who a ticket is of, or null when it is none of this room's. */
export function readWriterTicket(vault: Vault, room: OfRoom, ticket: string): Writer | null {
  try {
    return Ticket.parse(JSON.parse(vault.open('kiosk', Buffer.from(ticket, 'base64url'), boundTo(room))));
  } catch {
    return null;
  }
}
