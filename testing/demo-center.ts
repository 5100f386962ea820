import pg from 'pg';
import { expect, inject } from 'vitest';
import { types } from '#server/db/wire.ts';
import { Client } from './client.ts';
import { SETUP_CODE, startLarkhouse, type TestLarkhouse } from './larkhouse.ts';

/** A demonstration center made at some moment, and a look behind the doors. */
export interface DemoCenter {
  readonly larkhouse: TestLarkhouse;
  rows<Row>(sql: string, ...values: unknown[]): Promise<Row[]>;
  /** The first column of the first row, as a number. */
  count(sql: string, ...values: unknown[]): Promise<number>;
  /** Signs in over HTTP with the printed password. */
  signedIn(login: string): Promise<Client>;
  signedInParent(login: string): Promise<Client>;
  stop(): Promise<void>;
}

export async function openEmpty(now: string): Promise<DemoCenter> {
  const larkhouse = await startLarkhouse({ database: inject('database'), template: inject('template') }, { now });
  const superuser = new pg.Client({ ...larkhouse.superuser, types });
  await superuser.connect();
  const rows = async <Row>(sql: string, ...values: unknown[]) => (await superuser.query(sql, values)).rows as Row[];
  return {
    larkhouse,
    rows,
    count: async (sql, ...values) =>
      Number(Object.values((await rows<Record<string, unknown>>(sql, ...values))[0] ?? {})[0]),
    signedIn: (login) => signIn(larkhouse, '/api/auth/login', login),
    signedInParent: (login) => signIn(larkhouse, '/api/parent-accounts/login', login),
    stop: async () => {
      await superuser.end();
      await larkhouse.stop();
    },
  };
}

async function signIn({ origin }: TestLarkhouse, path: string, login: string): Promise<Client> {
  const client = new Client(origin);
  const { status } = await client.post(path, { email: `${login}@larkhouse.test`, password: 'larkhouse-demo' });
  expect(status, `sign-in of ${login}`).toBe(200);
  return client;
}

/** Through the first-run setup, as a person would. */
export async function openDemoCenter(now: string): Promise<DemoCenter> {
  const demo = await openEmpty(now);
  const answer = await makeDemo(demo);
  expect(answer.status, answer.text).toBe(201);
  return demo;
}

export const makeDemo = ({ larkhouse }: DemoCenter) =>
  new Client(larkhouse.origin).post('/api/setup', { code: SETUP_CODE, demo: true });
