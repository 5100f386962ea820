import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { inOnePacket } from './packet.ts';

test('what is sent in one go, also by what follows on promises, travels in one packet; what comes later in another', async () => {
  const packets: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => done(void packets.push(String(chunk))),
    writev: (chunks, done) => done(void packets.push(chunks.map(({ chunk }) => String(chunk)).join(' '))),
  });
  const client = { connection: { stream } } as unknown as pg.ClientBase;
  const send = (text: string) => {
    inOnePacket(client);
    stream.write(text);
  };
  await turn();
  await Promise.resolve();
  send('begin');
  send('open');
  await Promise.resolve();
  send('read');
  await turn();
  send('commit');
  await turn();
  expect(packets).toEqual(['begin open read', 'commit']);
});
