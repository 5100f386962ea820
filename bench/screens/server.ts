import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import pg from 'pg';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { outsideCenters } from '#server/db/open-scope.ts';
import { types } from '#server/db/wire.ts';
import { buildDemonstration } from '#server/domains/accounts/demonstration.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { ROOT } from '#server/root.ts';
import { serveScreens } from '#server/screens.ts';
import { startServer } from '#server/start.ts';
import { endWhenAlone } from '../until-alone.ts';

/** Where things are, told to the process that measures. */
export interface DemoPlace {
  readonly larkhouse: string;
  /** The least that can answer: one row by its key, as JSON. */
  readonly bare: string;
  /** The process of the built-in database, whose children are its connections. */
  readonly postmaster: number;
}

// A process of its own: the demonstration with its built screens, and beside it the bare handler it is measured against.
const config = readConfig(process.env, ['--demo']);
const started = await startServer(config);
const { server, reach } = started;
const app = await createApp(server);
await serveScreens(app, server, path.join(ROOT, 'dist/web'));
if ((await present()).length === 0) await buildDemonstration(server);
const larkhouse = await app.listen({ host: '127.0.0.1', port: 0 });

const [center] = await present();
const pool = new pg.Pool({
  ...reach.as('larkhouse_staff'),
  ...{ max: 10, types, options: `-c app.center_id=${center?.centerId} -c app.actor_kind=staff -c app.actor_id=1` },
});
const bareApp = Fastify();
const READ = { name: 'bare_child', text: 'select id, first_name, last_name, date_of_birth from child where id = $1' };
bareApp.get('/child', async (_request, reply) => {
  const { rows } = await pool.query({ ...READ, values: [1] });
  return reply.type('application/json').send(JSON.stringify(rows[0] ?? null));
});
const bare = await bareApp.listen({ host: '127.0.0.1', port: 0 });

const pidFile = path.join(config.dataDir, 'database/pg/postmaster.pid');
process.send?.({ larkhouse, bare, postmaster: Number.parseInt(await readFile(pidFile, 'utf8'), 10) });
endWhenAlone(app, started, { app: bareApp, pool });

function present() {
  return outsideCenters(server, (scope) => scope.all(centers()));
}
