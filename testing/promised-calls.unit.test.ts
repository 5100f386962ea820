import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';

const PAGE = readFileSync(new URL('../docs/product/http.md', import.meta.url), 'utf8');

/** Each row of http-15: its calls, and the names of what is sent with them. */
const promises = [...PAGE.matchAll(/^\| (`[A-Z]+ \/api\/.*?) \| (.*?) \| .*\|$/gm)].map(
  ([, calls = '', sent = '']) => ({
    routes: quoted(calls).map((call) => call.replace(/\{(\w+)\}/g, ':$1')),
    sent: quoted(sent),
  }),
);

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
}

/** The names that an endpoint takes in its body or its query. */
function taken({ body, query }: Endpoint): string[] {
  return [body, query]
    .flatMap((schema) =>
      schema
        ? [...JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).matchAll(/"(\w+)":/g)]
        : [],
    )
    .map(([, name = '']) => name);
}

test('every promised call is in the contract, and takes what it was promised to take', () => {
  expect(promises.length).toBeGreaterThan(35);
  const endpoints: Readonly<Record<string, Endpoint>> = api;
  const broken = promises.flatMap(({ routes, sent }) =>
    routes.flatMap((route) => {
      const endpoint = endpoints[route];
      if (!endpoint) return [`${route} is not there`];
      const names = taken(endpoint);
      return sent.filter((name) => !names.includes(name)).map((name) => `${route} does not take ${name}`);
    }),
  );
  expect(broken).toEqual([]);
});
