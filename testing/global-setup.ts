import { rmSync } from 'node:fs';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster.ts';
import { createDatabase } from './database.ts';
import { installedFolder } from './installed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server, as superuser: `inject('database')`. */
    database: pg.ClientConfig;
    /** Its PostgreSQL programs, for tests that start servers of their own: `inject('runtime')`. */
    runtime: string | undefined;
    /** The name of an empty, migrated database to clone: `inject('template')`. */
    template: string;
    /** Where tests start the application from: `inject('installed')`. */
    installed: string;
    /** Whether every case is to be run, as in the slow suite: `inject('thorough')`. */
    thorough: boolean;
  }
}

/** Starts the one server all test files of a run share; each file makes its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  project.provide('database', cluster.connection);
  project.provide('runtime', cluster.runtime);
  project.provide('template', (await createDatabase(cluster.connection)).name);
  const installed = installedFolder();
  project.provide('installed', installed);
  return async () => {
    rmSync(installed, { recursive: true });
    await cluster.stop();
  };
}
