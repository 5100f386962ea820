import { connect, type Socket } from 'node:net';
import { load } from './load.ts';
import { atMost, type Row } from './rows.ts';
import type { Place } from './server.ts';
import { openStream } from './streams.ts';

const STREAMS = 1_000;
const PER_SESSION = 5;
const SLOW_CLIENTS = 1_000;
const BYTE_EVERY_MS = 1_000;

/** How long others wait while 1,000 screens are open, and 1,000 clients write or read as slowly as they can. */
export async function measureCrowd({ larkhouse, cookies, today }: Place): Promise<Row[]> {
  const sessions = Array.from({ length: STREAMS }, (_, n) => cookies[Math.floor(n / PER_SESSION)] ?? '');
  const streams = [];
  for (const cookie of sessions) streams.push(await openStream(larkhouse, cookie));
  const slow = new SlowClients(larkhouse, cookies[0] ?? '', today);
  try {
    await slow.begin();
    const headers = { cookie: cookies[0] ?? '' };
    const { p95 } = await load({ url: `${larkhouse}/api/attendance?date=${today}`, headers });
    const name = `GET /api/attendance beside ${STREAMS} streams and ${slow.count} slow clients: p95`;
    return [atMost(name, p95, 1_000, 'ms')];
  } finally {
    slow.end();
    for (const stream of streams) stream.close();
  }
}

/** Clients that send their head or body byte by byte, or read nothing of what they asked for; cut off, they come again. */
class SlowClients {
  readonly #origin: URL;
  readonly #cookie: string;
  readonly #today: string;
  readonly #sockets = new Set<Socket>();
  #isRunning = true;
  #writing: NodeJS.Timeout | undefined;

  constructor(origin: string, cookie: string, today: string) {
    this.#origin = new URL(origin);
    this.#cookie = cookie;
    this.#today = today;
  }

  /** How many are there at the moment. */
  get count(): number {
    return this.#sockets.size;
  }

  async begin(): Promise<void> {
    await Promise.all(Array.from({ length: SLOW_CLIENTS }, (_, n) => this.#open(n)));
    this.#writing = setInterval(() => {
      for (const socket of this.#sockets) if (!socket.isPaused()) socket.write('x');
    }, BYTE_EVERY_MS);
  }

  end(): void {
    this.#isRunning = false;
    clearInterval(this.#writing);
    for (const socket of this.#sockets) socket.destroy();
  }

  #open(n: number): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(Number(this.#origin.port), this.#origin.hostname, () => {
        this.#sockets.add(socket);
        const about = `host: a\r\ncookie: ${this.#cookie}\r\n`;
        const list = `/api/attendance?date=${this.#today}`;
        if (n % 3 === 0) socket.write(`GET ${list} HTTP/1.1\r\nx-slow: `);
        else if (n % 3 === 1)
          socket.write(
            `POST /api/attendance HTTP/1.1\r\n${about}content-type: application/json\r\ncontent-length: 9000\r\n\r\n{"a": "`,
          );
        else {
          socket.pause();
          socket.write(`GET ${list} HTTP/1.1\r\n${about}\r\n`.repeat(20));
        }
        resolve();
      });
      socket.on('error', () => resolve());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        if (this.#isRunning) void this.#open(n);
      });
    });
  }
}
