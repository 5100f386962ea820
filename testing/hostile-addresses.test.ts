import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { callerOf, inTurns, playHostile, textsFor } from './hostile-sending.ts';
import { send } from './matrix/call.ts';

playHostile();

const READS = Object.entries<Endpoint>(api)
  .filter(([route, { query, params, stream }]) => route.startsWith('GET') && (query || params) && !stream)
  .map(([route, { query, params }], turn) => ({ route, query, params, texts: textsFor(turn) }));

test.each(READS)(
  '$route takes any text in its address',
  { timeout: 120_000 },
  async ({ route, query, params, texts }) => {
    await inTurns(
      texts.filter((text) => text.isWellFormed() && text.length < 2_500),
      async (text) => {
        const value = encodeURIComponent(text);
        const asking = query ? fieldsOf(query).map((name) => `${name}=${value}`) : [];
        const call = { ...(params && { params: { id: value || '0' } }), query: asking.join('&') };
        const { status, text: answered } = await send(callerOf(route), route, call);
        expect([status < 500, answered], `${route} with ${JSON.stringify(text)}`).toEqual([true, expect.any(String)]);
      },
    );
  },
);

const fieldsOf = (schema: z.ZodType) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});
