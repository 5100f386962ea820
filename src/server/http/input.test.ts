import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Client, signedIn } from '#testing/client.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { serveTestPages } from '#testing/pages.ts';
import { makeCenter } from '#testing/world.ts';

let larkhouse: TestLarkhouse;
let director: Client;
let nobody: Client;

beforeAll(async () => {
  const on = { database: inject('database'), template: inject('template') };
  larkhouse = await startLarkhouse(on, { prepare: serveTestPages });
  const world = await makeCenter(larkhouse);
  director = await signedIn(larkhouse, 'staff', { centerId: world.centerId, accountId: world.staff.Director });
  nobody = new Client(larkhouse.origin);
});
afterAll(() => larkhouse.stop());

describe('a body that breaks rules', () => {
  test('is 422 with every bad field named, and nothing of it is kept', async () => {
    const before = await director.get<unknown[]>('/api/children');
    const answer = await director.post('/api/children', { firstName: ' ', dateOfBirth: '2026-02-30', allergies: 5 });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      code: 'invalid',
      message: 'First name is required',
      fields: {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        dateOfBirth: 'Enter a date as YYYY-MM-DD',
        room: 'Room assignment is required',
        allergies: 'Must be text',
      },
    });
    expect((await director.get('/api/children')).body).toEqual(before.body);
  });

  test('an unknown key is named too', async () => {
    const { status, body } = await director.post('/api/attendance', { childId: 1, date: '2026-03-02', isAdmin: true });
    expect({ status, body }).toMatchObject({ status: 422, body: { fields: { isAdmin: 'Unknown field' } } });
  });

  test('a key that every object has is unknown as well', async () => {
    for (const key of ['toString', 'constructor', 'hasOwnProperty', 'valueOf']) {
      const { status, body } = await director.post('/api/auth/login', {
        email: 'a@b.test',
        password: '123456',
        [key]: 1,
      });
      expect({ status, body }, key).toMatchObject({ status: 422, body: { fields: { [key]: 'Unknown field' } } });
    }
  });

  test.each([
    ['null', null],
    ['a list', []],
    ['a text', 'child'],
    ['a number', 7],
  ])('%s instead of an object', async (_, sent) => {
    const { status, body } = await director.post('/api/children', sent);
    expect(status).toBe(422);
    expect(body).toHaveProperty('fields');
  });

  test('queries and addresses are checked alike', async () => {
    expect(await director.get('/api/attendance?date=yesterday')).toMatchObject({
      status: 422,
      body: { fields: { date: expect.any(String) } },
    });
    expect(await director.get('/api/events?limit=1000000')).toMatchObject({
      status: 422,
      body: { fields: { limit: expect.any(String) } },
    });
    expect(await director.get('/api/attendance?date=2026-03-02&date=2026-03-03')).toMatchObject({ status: 422 });
    for (const id of ['0', '-1', 'x', '1e3', '9007199254740993', '%00', "1'--"]) {
      expect(await director.get(`/api/children/${id}`), id).toMatchObject({
        status: 422,
        body: { fields: { id: expect.any(String) } },
      });
    }
  });
});

test('a text of an address that could not be stored is refused by its name', async () => {
  expect(await director.get('/api/gallery/summary?tag=a%00b')).toMatchObject({
    status: 422,
    body: { fields: { tag: 'Contains a character that cannot be stored' } },
  });
});

describe('a body that cannot be read', () => {
  const send = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    fetch(`${larkhouse.origin}/api/children`, {
      method: 'POST',
      body,
      headers: { ...headers, cookie: director.cookie },
    });

  test.each([
    '{',
    '{"firstName":',
    'null and more',
    '\u0000',
    '{"a":1}{"b":2}',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{}}}',
  ])('%j is 400', async (body) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 'unreadable', message: 'The request could not be read' });
  });

  test('another content type is 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      expect((await send('firstName=A', { 'content-type': type })).status, type).toBe(415);
    }
  });

  test('more than 256 kB is 413, just below is read', async () => {
    const filled = (bytes: number) => {
      const frame = JSON.stringify({ allergies: '' }).length;
      return JSON.stringify({ allergies: 'x'.repeat(bytes - frame) });
    };
    const tooLarge = await send(filled(256 * 1024 + 1));
    expect([tooLarge.status, await tooLarge.json()]).toEqual([
      413,
      { code: 'too-large', message: 'The request is too large' },
    ]);
    expect((await send(filled(256 * 1024))).status).toBe(422);
  });
});

describe('an address that is not there', () => {
  test.each(['/api/no-such', '/api/children/1/no-such', '/api/../api/no-such', '/api/', '/api'])(
    '%s is 404 in JSON',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status, body, headers } = await nobody.send(method, path);
        expect([status, headers.get('content-type')], method).toEqual([404, 'application/json; charset=utf-8']);
        expect(body).toEqual({ code: 'not-found', message: 'There is nothing at this address' });
      }
    },
  );

  test('a method an endpoint does not know is 404', async () => {
    expect((await director.delete('/api/children')).status).toBe(404);
    expect((await director.put('/api/children/1', {})).status).toBe(404);
  });

  test.each([
    ['a lonely percent sign', '/api/%'],
    ['half a character', '/api/children/%E0%A4%A'],
    ['an endless id', `/api/children/${'1'.repeat(600)}`],
    ['a way out', `/api/children/${'%2e%2e%2f'.repeat(20)}`],
  ])('%s is refused in our words', async (_, path) => {
    const { status, body } = await director.get<Record<string, unknown>>(path);
    expect([400, 404, 422]).toContain(status);
    expect(Object.keys(body).filter((key) => !['code', 'message', 'fields'].includes(key))).toEqual([]);
    expect(body.message).not.toContain('%');
  });

  test('everything else is a screen, and no file but the built ones', async () => {
    expect((await nobody.get('/some/screen')).text).toContain('<title>Larkhouse</title>');
    for (const path of [
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2f..%2fetc%2fpasswd',
      '/.env',
      '/assets/%2e%2e/%2e%2e/secret',
    ]) {
      const { text } = await nobody.get(path);
      expect(text, path).not.toMatch(/root:|"name"/);
    }
    expect((await nobody.post('/some/screen')).status).toBe(404);
  });
});

test('a failure of ours says nothing of how it came about', async () => {
  const broken = await startLarkhouse(
    { database: inject('database'), template: inject('template') },
    {
      beside: larkhouse,
      prepare: async (app) => void app.get('/api/broken', () => Promise.reject(new Error('secret detail at child 7'))),
    },
  );
  const answer = await new Client(broken.origin).get('/api/broken');
  expect(answer).toMatchObject({
    status: 500,
    body: {
      code: 'failed',
      message: expect.stringMatching(/^Something went wrong on our side. Please try again. Reference \w{8}$/),
    },
  });
  expect(answer.text).not.toMatch(/secret|stack|\.ts/);
  await broken.stop();
});
