import type { Writable } from 'node:stream';
import type pg from 'pg';

const held = new WeakSet<Writable>();

/**
 * What is sent to the database in one go travels in one packet: each by itself would cost a call of the system here, and wake the
 * database there.
 */
export function inOnePacket(client: pg.ClientBase): void {
  // pg's types don't name it.
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } }).connection;
  if (held.has(stream)) return;
  held.add(stream);
  stream.cork();
  process.nextTick(() => {
    held.delete(stream);
    stream.uncork();
  });
}
