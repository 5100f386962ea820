import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { noteAsked } from '#server/kernel/backup/state.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import type { Server } from '#server/server.ts';
import { requireConfirmedDirector } from './access.ts';
import { jobsOf } from './state.ts';

/** Has a job that failed tried again (system-3). The queue is no role's of people, so a job does it: in this transaction, or not at all. */
export async function retryJob(server: Server, scope: Scope, id: number): Promise<void> {
  const { center } = await scope.opened;
  const { troubled } = await jobsOf(server, center.id);
  const job = orRefuse(
    troubled.find((one) => one.id === id),
    notFound('This job no longer waits for another try'),
  );
  audit(scope, { action: 'retry job', entity: 'job', ids: [id], after: { task: job.task, attempts: job.attempts } });
  enqueue(scope, 'retry-job', { jobId: id });
}

/** Has a backup made now (backups-8), as a job: it takes as long as it takes. It is of every center, so the only one's Director alone may. */
export async function backUpNow(server: Server, scope: Scope): Promise<void> {
  const { centerId } = await requireConfirmedDirector(server, scope);
  audit(scope, { action: 'back up now', entity: 'center', ids: [centerId] });
  await noteAsked(server.config.dataDir, scope.now);
  enqueue(scope, 'back-up-now', {}, { key: 'back-up-now' });
}
