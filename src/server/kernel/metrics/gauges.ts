import { Gauge, type Registry } from 'prom-client';
import { outsideCenters } from '#server/db/open-scope.ts';
import type { Server } from '#server/server.ts';
import { diskOf } from '../disk/disk.ts';
import { JOB_STATES, jobStates, outboxWaiting } from '../jobs/state-queries.ts';

/** What is read at the moment it is asked for. What cannot be read then has no value, and the rest is told all the same. */
export function addGauges(registry: Registry, server: Server, streams: () => number): void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `larkhouse_${name}`, help, labelNames, registers: [registry], collect: () => read() });
  let reading: Promise<void> | undefined;
  // Every gauge asks; one reading serves them all.
  const read = () => {
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const open = gauge('streams', 'Open streams of live updates of this process');
  const up = gauge('database_up', '1 while the database answers');
  const connections = gauge('database_connections', "Connections of this process's pools", ['pool', 'state']);
  const jobs = gauge('jobs', 'Jobs of all centers by state', ['state']);
  const oldest = gauge('job_oldest_seconds', 'Since when the oldest job of a state was begun or is due', ['state']);
  const outbox = gauge('outbox_rows', 'What waits to become a job');
  const outboxAge = gauge('outbox_oldest_seconds', 'Since when the oldest of it waits');
  const free = gauge('disk_free_bytes', 'What may still be written on the disk of the data folder');
  const size = gauge('disk_bytes', 'The disk of the data folder');
  const certificate = gauge(
    'certificate_expires_seconds',
    'Until the certificate ends with which browsers reach Larkhouse',
  );

  async function readAll(): Promise<void> {
    open.set(streams());
    for (const name of ['staff', 'parent', 'jobs', 'background'] as const) {
      const { totalCount, idleCount, waitingCount } = server.database[name];
      connections.set({ pool: name, state: 'busy' }, totalCount - idleCount);
      connections.set({ pool: name, state: 'idle' }, idleCount);
      connections.set({ pool: name, state: 'awaited' }, waitingCount);
    }
    await Promise.all([readQueue(), readDisk(), readCertificate()]);
  }

  async function readQueue(): Promise<void> {
    try {
      const [states, waiting, now] = await outsideCenters(server, async (scope) => [
        await scope.all(jobStates(null)),
        await scope.one(outboxWaiting()),
        scope.now,
      ]);
      for (const state of JOB_STATES) {
        const row = states.find((one) => one.state === state);
        jobs.set({ state }, row?.count ?? 0);
        oldest.set({ state }, row?.oldestSeconds ?? 0);
      }
      outbox.set(waiting.waiting);
      outboxAge.set(waiting.oldest ? Math.max(0, now.getTime() - waiting.oldest.getTime()) / 1000 : 0);
      up.set(1);
    } catch {
      for (const one of [jobs, oldest]) one.reset();
      for (const one of [outbox, outboxAge]) one.set(Number.NaN);
      up.set(0);
    }
  }

  async function readDisk(): Promise<void> {
    const disk = await diskOf(server.config).catch(() => ({ free: Number.NaN, size: Number.NaN }));
    free.set(disk.free);
    size.set(disk.size);
  }

  async function readCertificate(): Promise<void> {
    const until = (await server.certificate.look())?.validity?.until.getTime() ?? Number.NaN;
    certificate.set((until - server.clock.now().getTime()) / 1000);
  }
}
