import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { Client } from './client.ts';
import { startLarkhouse } from './larkhouse.ts';
import { callerOf, type Stage, setStage } from './matrix/actors.ts';
import type { Call } from './matrix/rows.ts';
import { TABLE } from './matrix/table.ts';
import { serveTestPages } from './pages.ts';

const READS = Object.entries<Endpoint>(api).flatMap(([route, endpoint]) =>
  route.startsWith('GET ') ? [{ route, endpoint }] : [],
);

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ database: inject('database'), template: inject('template') });
});
afterAll(() => stage.larkhouse.stop());

test.each(READS)('HEAD answers as $route does, without its body', async ({ route, endpoint }) => {
  const client = await stage.clientOf(callerOf(endpoint));
  const call = (await TABLE[route]?.call(stage, client)) ?? {};
  const path = pathOf(route, call);
  const read = await statusOf('GET', client, path);
  expect([await statusOf('HEAD', client, path), read.status]).toEqual([
    { status: read.status, type: read.type, bytes: 0 },
    expect.any(Number),
  ]);
});

test('HEAD answers where screens, files and health are', async () => {
  const on = { database: inject('database'), template: inject('template') };
  const larkhouse = await startLarkhouse(on, { beside: stage.larkhouse, prepare: serveTestPages });
  const nobody = new Client(larkhouse.origin);
  for (const path of ['/', '/children', '/some/screen', '/healthz', '/readyz', '/api/no-such']) {
    const read = await statusOf('GET', nobody, path);
    expect([path, await statusOf('HEAD', nobody, path)]).toEqual([path, { ...read, bytes: 0 }]);
  }
  await larkhouse.stop();
});

const pathOf = (route: string, { params = {}, query }: Call): string =>
  route.slice(4).replace(/:(\w+)/g, (_, name: string) => String(params[name])) + (query ? `?${query}` : '');

async function statusOf(method: string, client: Client, path: string) {
  const ending = new AbortController();
  const { status, headers, body } = await fetch(client.origin + path, {
    method,
    headers: { cookie: client.cookie },
    signal: ending.signal,
  });
  // Of a stream nothing more is waited for.
  const first = method === 'HEAD' ? await body?.getReader().read() : undefined;
  ending.abort();
  return { status, type: headers.get('content-type'), ...(method === 'HEAD' && { bytes: first?.value?.length ?? 0 }) };
}
