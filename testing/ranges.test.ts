import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { FIRST_DAY, LAST_DAY } from '#contract/kernel/primitives.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { type Stage, setStage } from './matrix/actors.ts';
import { type Given, send } from './matrix/call.ts';
import { TABLE } from './matrix/table.ts';

const ENDPOINTS = Object.entries<Endpoint>(api);
const RANGED = ENDPOINTS.flatMap(([route, { longestDays }]) =>
  longestDays === undefined ? [] : [{ route, longestDays }],
);

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ database: inject('database'), template: inject('template') });
});
afterAll(() => stage.larkhouse.stop());

interface Schema {
  readonly format?: string;
  readonly description?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}
const sentIn = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;

/** The names of the days and moments in a schema that have no bounds. */
function unbounded({ format, description = '', anyOf = [], properties = {}, items }: Schema, name = ''): string[] {
  const isDay = format === 'date' || format === 'date-time';
  return [
    ...(isDay && !description.startsWith(`Between ${FIRST_DAY}`) ? [name] : []),
    ...anyOf.flatMap((one) => unbounded(one, name)),
    ...(items ? unbounded(items, name) : []),
    ...Object.entries(properties).flatMap(([field, of]) => unbounded(of, `${name}.${field}`)),
  ];
}
const inputs = ({ params, query, body }: Endpoint) => [params, query, body].flatMap((part) => part ?? []).map(sentIn);
const isRange = ({ properties = {} }: Schema) => properties.from !== undefined && properties.to !== undefined;

test('every day and moment that is taken has its bounds, and every range its greatest length', () => {
  expect(ENDPOINTS.flatMap(([route, endpoint]) => inputs(endpoint).flatMap((part) => unbounded(part, route)))).toEqual(
    [],
  );
  const ranges = ENDPOINTS.filter(([, endpoint]) => inputs(endpoint).some(isRange)).map(([route]) => route);
  const known = new Set(RANGED.map(({ route }) => route));
  expect(ranges.filter((route) => !known.has(route))).toEqual([]);
});

test('docs/product/http.md tells every greatest length', () => {
  const lengths = Map.groupBy(RANGED, ({ longestDays }) => longestDays);
  const rows = [...lengths]
    .toSorted(([one], [other]) => one - other)
    .map(([days, ranged]) => `| ${days} | ${ranged.map(({ route }) => `\`${inBraces(route)}\``).join(', ')} |`);
  expect(readFileSync('docs/product/http.md', 'utf8')).toContain(`| days | calls |\n|---|---|\n${rows.join('\n')}\n`);
});
const inBraces = (route: string) => route.replace(/:(\w+)/g, '{$1}');

/** A link's own days bound what is seen through it; those are of `POST /api/compliance/inspector-links`. */
const OWN = RANGED.filter(({ route }) => !route.includes('/inspections/'));

test.each(OWN)('$route takes $longestDays days and no more', async ({ route, longestDays }) => {
  const from = '2026-03-03';
  const longest = await asked(route, { from, to: addDays(from, longestDays - 1) });
  expect(fieldsOf(longest), longest.text.slice(0, 300)).not.toHaveProperty('to');
  const longer = await asked(route, { from, to: addDays(from, longestDays) });
  expect([longer.status, fieldsOf(longer)], longer.text.slice(0, 300)).toEqual([422, { to: expect.any(String) }]);
});

test.each(RANGED)('$route knows no day out of sight', async ({ route }) => {
  for (const day of ['0000-01-01', '0001-12-31', '1899-12-31', '2200-01-01', '9999-12-25', '9999-12-31']) {
    const answer = await asked(route, { from: day, to: '9999-12-31' });
    expect([answer.status, fieldsOf(answer)], `${day}: ${answer.text}`).toMatchObject([
      422,
      { from: expect.stringContaining(FIRST_DAY), to: expect.stringContaining(LAST_DAY) },
    ]);
  }
});

test.each(RANGED)('$route ends where one end of the range is left to it', async ({ route }) => {
  for (const range of [{ from: FIRST_DAY }, { from: LAST_DAY }, { to: FIRST_DAY }, { to: LAST_DAY }])
    expect((await asked(route, range)).status).toBeLessThan(500);
});

/** The matrix' call of a route for other days. */
async function asked(route: string, range: { from?: string; to?: string }): Promise<Given> {
  const audience = (api as Record<string, Endpoint>)[route]?.audience;
  const client = await stage.clientOf(audience === 'parent' ? 'own parent' : 'Director');
  const call = await TABLE[route]?.call(stage, client);
  if (!route.startsWith('GET') && call?.body) return send(client, route, { ...call, body: whole(call.body, range) });
  const query = new URLSearchParams(call?.query);
  query.delete('from');
  query.delete('to');
  for (const [name, day] of Object.entries(range)) query.set(name, day);
  return send(client, route, { ...call, query: String(query) });
}

/** Of the kinds of what can be told, an absence alone has several days. */
const whole = (body: object, range: object): object => {
  const { from: _from, to: _to, ...rest } = body as Record<string, unknown>;
  return {
    ...rest,
    ...('kind' in rest && 'childId' in rest && { kind: 'absence', time: undefined, person: undefined }),
    ...range,
  };
};

const fieldsOf = ({ text }: Given): object => {
  if (!text.startsWith('{')) return {};
  return (JSON.parse(text) as { fields?: object }).fields ?? {};
};
