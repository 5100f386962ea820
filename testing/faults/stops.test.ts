import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../until.ts';
import { setUpInstallation } from './installation.ts';

test('a stop answers what is on its way, says that it stops, and lets nobody new in', async () => {
  const { installation, director } = await setUpInstallation();
  const { port } = new URL(installation.origin);
  const [sending, asking] = [await Line.open(port), await Line.open(port)];
  const body = JSON.stringify({ firstName: 'Mia', lastName: 'Lopez', dateOfBirth: '2024-01-01', room: 'Toddler Room' });
  const head = `POST /api/children HTTP/1.1\r\nhost: x\r\ncookie: ${director.cookie}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  sending.send(head + body.slice(0, 10));
  asking.send('GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n');
  await until(() => asking.said.startsWith('HTTP/1.1 200'));

  installation.app.process.kill('SIGTERM');
  await until(async () => (await Line.open(port).catch(() => 'refused')) === 'refused');
  asking.said = '';
  asking.send('GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n');
  await until(() => asking.ended);
  expect(asking.said).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close[\s\S]*"stopping":true/i);
  sending.send(body.slice(10));
  await until(() => sending.ended);
  expect(sending.said).toMatch(/^HTTP\/1\.1 201 /);
  expect(await installation.app.ended).toEqual({ code: 0, complaint: '' });
}, 60_000);

/** A connection that is kept open, over which HTTP is spoken by hand. */
class Line {
  said = '';
  ended = false;
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => {
      this.said += chunk.toString();
    });
    socket.on('close', () => {
      this.ended = true;
    });
    onTestFinished(() => void socket.destroy());
  }

  static open(port: string): Promise<Line> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', reject);
      socket.once('connect', () => resolve(new Line(socket)));
    });
  }
  send(text: string): void {
    this.#socket.write(text);
  }
}
