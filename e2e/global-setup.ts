import { startCluster } from '#testing/cluster.ts';
import { createDatabase } from '#testing/database.ts';
import { startLarkhouse } from '#testing/larkhouse.ts';
import { type Founded, foundHouse, MONDAY_MORNING } from './house.ts';

/** What tests clone: a migrated database without a center, and one in which the house is founded. */
export interface Templates {
  readonly database: Parameters<typeof startLarkhouse>[0]['database'];
  readonly template: string;
  readonly house?: { readonly template: string; readonly founded: Founded };
}

/** Starts the one PostgreSQL of a run; every test has its own database on it, cloned from one of the two. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  const { name: template } = await createDatabase(cluster.connection);
  const on = { database: cluster.connection, template };
  const larkhouse = await startLarkhouse(on, { now: MONDAY_MORNING });
  const founded = await foundHouse(larkhouse);
  await larkhouse.stop({ keepsDatabase: true });
  const templates: Templates = { ...on, house: { template: larkhouse.database.name, founded } };
  process.env.E2E_DATABASE = JSON.stringify(templates);
  return cluster.stop;
}
