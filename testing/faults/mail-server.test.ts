import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMail } from '#server/domains/mail/jobs.ts';
import { openMail } from '#server/kernel/mail/transport.ts';
import { openPostOffice, type PostOffice } from '../post-office.ts';
import { firstOf, type Scene, startScene } from '../scene.ts';
import { until } from '../until.ts';

/** What is done with each connection in place of handing it to the post office. */
type Conduct = (socket: Socket) => void;
const TRICKLE_MS = 20;
const MAILS = 3;
/** Two are used; two more may just be ending. */
const MOST_CONNECTIONS = 4;
/** In place of a minute, and of half a minute by the machine's clock, which does not go on as the test's does. */
const LIMITS = { patienceMs: 2_000, restMs: 600_000 };

const silent: Conduct = () => undefined;
const trickling: Conduct = (socket) => {
  const timer = setInterval(() => socket.write('2'), TRICKLE_MS);
  socket.once('close', () => clearInterval(timer));
};
const talkingNonsense: Conduct = (socket) => void socket.write('HTTP/1.1 200 OK\r\n\r\n');
const leaving: Conduct = (socket) => {
  socket.write('220 mail\r\n');
  socket.on('data', (said) => {
    if (/^RCPT/i.test(said.toString())) socket.end('421 Closing down\r\n');
    else socket.write('250 Yes\r\n');
  });
};
/** The post office gets the whole mail; its word that it did is lost. */
const losingTheReceipt: Conduct = (socket) => {
  const inner = connect(office.port, '127.0.0.1');
  let said = '';
  const isWhole = () => said.includes('\r\n.\r\n');
  socket.on('data', (chunk) => {
    said += chunk.toString();
    inner.write(chunk);
  });
  inner.on('data', (chunk) => (isWhole() ? socket.destroy() : socket.write(chunk)));
  inner.on('error', () => socket.destroy());
  socket.on('close', () => inner.end());
};

let office: PostOffice;
let scene: Scene;
let conduct: Conduct | null = null;
const sockets = new Set<Socket>();
let mostOpen = 0;
const line = createServer((socket) => {
  sockets.add(socket);
  mostOpen = Math.max(mostOpen, sockets.size);
  socket.on('error', () => undefined);
  socket.once('close', () => sockets.delete(socket));
  if (conduct) return conduct(socket);
  const inner = connect(office.port, '127.0.0.1');
  inner.on('error', () => undefined);
  socket.pipe(inner).pipe(socket);
});
beforeAll(async () => {
  office = await openPostOffice();
  scene = await startScene({ config: { smtpUrl: office.url } });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
});
afterAll(async () => {
  await scene.stop();
  line.close();
  await office.close();
});

/** Between two tries of the queue, which pauses e, e², e³ … seconds: eight of them within an hour and a bit. */
const pauseBefore = (attempt: number) => ({ seconds: Math.ceil(Math.exp(Math.min(attempt, 10))) });
const MOTHER = { parentName: 'Rosa Silva', parentPhone: '555', relationship: 'mother', childName: 'Mia' };
let letters = 0;

test.each<[string, Conduct, RegExp]>([
  ['says nothing', silent, /^ETIMEDOUT$/],
  ['trickles its words', trickling, /^ETIMEDOUT$/],
  ['talks nonsense', talkingNonsense, /^[A-Z]+/],
  ['leaves in the middle', leaving, /^E[A-Z]+ 421$/],
  ['loses its receipts', losingTheReceipt, /^E[A-Z]+$/],
])('a mail server that %s for an hour holds up nobody, and then each mail arrives once', async (_, bad, reason) => {
  const { server, clock } = scene.larkhouse;
  const open = (limits?: typeof LIMITS) =>
    openMail(`smtp://127.0.0.1:${(line.address() as AddressInfo).port}`, 'Maple House <office@maple.test>', limits);
  let transport = open(LIMITS);
  const mailServers = { ...server.mailServers, of: async () => transport };
  const { childId } = firstOf(scene.world.families);
  office.delivered.length = 0;
  mostOpen = 0;
  for (let n = 0; n < MAILS; n += 1) {
    letters += 1;
    const to = { ...MOTHER, childId, parentEmail: `rosa-${letters}@families.test` };
    expect((await scene.director.post('/api/parent-invitations', to)).status).toBe(201);
  }
  const due = await scene.rows<{ payload: { mailId: number } }>(
    "delete from outbox where task = 'send-mail' returning payload",
  );
  const mails = new Set(due.map(({ payload }) => payload.mailId));
  const job = { server: { ...server, mailServers }, centerId: scene.world.centerId };
  /** One round of the queue: what fails stays in it. */
  const tryAll = (attempt: number) =>
    Promise.all(
      [...mails].map((mailId) =>
        sendMail({ ...job, input: { mailId }, attempt }).then(
          () => mails.delete(mailId),
          () => undefined,
        ),
      ),
    );
  conduct = bad;
  const began = clock.now().getTime();
  for (let attempt = 1; clock.now().getTime() - began < 3_600_000; attempt += 1) {
    const trying = tryAll(attempt);
    expect((await scene.director.get('/api/children')).status).toBe(200);
    expect((await scene.director.get('/readyz')).status).toBe(200);
    await trying;
    clock.advance(pauseBefore(attempt));
  }
  expect(mails.size).toBe(MAILS);
  expect(mostOpen).toBeLessThanOrEqual(MOST_CONNECTIONS);
  const told = await scene.director.get<{ mails: { id: number; status: string; lastError: string | null }[] }>(
    '/api/mail',
  );
  for (const { id, status, lastError } of told.body.mails)
    if (mails.has(id)) expect([status, lastError]).toEqual(['waiting', expect.stringMatching(reason)]);

  transport.close();
  conduct = null;
  transport = open();
  await until(async () => {
    await tryAll(9);
    return mails.size === 0;
  }, 30_000);
  const ids = new Set(office.delivered.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]));
  expect(ids.size).toBe(MAILS);
  if (bad !== losingTheReceipt) expect(office.delivered).toHaveLength(MAILS);
  transport.close();
  await until(() => sockets.size === 0);
});
