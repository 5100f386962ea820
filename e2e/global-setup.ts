import { startCluster } from '#testing/cluster.ts';
import { createDatabase } from '#testing/database.ts';

/** Starts the one PostgreSQL of a run; every test makes its own database on it, from the template. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  const { name: template } = await createDatabase(cluster.connection);
  process.env.E2E_DATABASE = JSON.stringify({ database: cluster.connection, template });
  return cluster.stop;
}
