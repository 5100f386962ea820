import { connect } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';

let larkhouse: TestLarkhouse;
beforeAll(async () => {
  larkhouse = await startLarkhouse({ database: inject('database'), template: inject('template') });
});
afterAll(() => larkhouse.stop());

/** What is answered to these bytes until the server hangs up. */
function answerTo(...lines: string[]): Promise<string> {
  const { port, hostname } = new URL(larkhouse.origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(lines.join('\r\n')));
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      answer += piece;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
const statusesOf = (answer: string) => [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

const POST = 'POST /api/auth/login HTTP/1.1';
const JSON_TYPE = 'Content-Type: application/json';
/** A second call, hidden in what one of two readers takes for the body of the first. */
const HIDDEN = 'GET /healthz HTTP/1.1';

test.each([
  ['a length and chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked', '', '0', '', HIDDEN, '', '']],
  ['two lengths', ['Content-Length: 2', 'Content-Length: 40', '', `{}${HIDDEN}`, '', '']],
  ['a length that is none', ['Content-Length: +2', '', `{}${HIDDEN}`, '', '']],
  ['a coding that is none', ['Transfer-Encoding: xchunked', '', '0', '', HIDDEN, '', '']],
  ['a space before the colon', ['Content-Length : 2', '', `{}${HIDDEN}`, '', '']],
  ['a chunk whose size is none', ['Transfer-Encoding: chunked', '', '0x2', '{}', '0', '', HIDDEN, '', '']],
])(
  'a message whose end two readers could see differently is refused, and nothing after it is read: %s',
  async (_, rest) => {
    const answer = await answerTo(POST, 'Host: a', JSON_TYPE, 'Connection: close', ...rest);
    expect(statusesOf(answer)).toEqual([400]);
  },
);

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s tells nobody what was sent', async (method) => {
  const secret = 'larkhouse_staff=canary';
  const answer = await answerTo(
    `${method} /api/auth/me HTTP/1.1`,
    'Host: a',
    `Cookie: ${secret}`,
    'Connection: close',
    '',
    '',
  );
  expect(answer).not.toContain(secret);
  expect(statusesOf(answer).filter((status) => status < 400)).toEqual([]);
});
