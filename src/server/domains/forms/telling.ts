import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import type { Job, Task } from '#server/kernel/jobs/tasks.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import { formRequestsById, openRequestsOf } from './request-queries.ts';
import { requestsOf } from './request-read.ts';

/** Guardians are told that something is to be signed for a child: once, however many forms it is. */
export async function tellOfForms(
  scope: Scope,
  sent: readonly { readonly childId: number; readonly guardianIds: readonly number[] }[],
): Promise<void> {
  for (const { childId, guardianIds } of sent) {
    const about = { id: childId, childIds: [childId], anewSince: scope.now.toISOString() };
    const people = guardianIds.map((id) => ({ kind: 'parent' as const, id }));
    await notify(scope, { kind: 'form', event: 'form-sent', recipients: { people }, about });
  }
}

/** Whom nothing waits for any more, nobody calls. */
export async function tellOfNone(scope: Scope, childId: number): Promise<void> {
  const [open] = await scope.all(openRequestsOf(childId));
  if (!open)
    for (const event of ['form-sent', 'form-due', 'form-overdue'] as const) takeBack(scope, 'form', event, childId);
}

const TASK = 'tell-of-form';

/** A guardian has answered; whether all have whom it takes, they do not see: a job does. Of history nobody is told. */
export function tellOfAnswer(scope: Scope, requestId: number): void {
  if (!scope.isHistory) enqueue(scope, TASK, { requestId });
}

/** Whoever keeps forms is told that one is signed by all who must, or refused. */
const tellStaff: Task = ({ server, centerId, input }: Job) =>
  inCenter(server, { centerId }, async (scope) => {
    const { requestId } = input as { requestId: number };
    const [request] = await requestsOf(scope, await scope.all(formRequestsById([requestId])));
    if (request?.state !== 'signed' && request?.state !== 'refused') return;
    const event = request.state === 'signed' ? 'form-signed' : 'form-refused';
    const about = { id: requestId, childIds: [request.childId] };
    await notify(scope, { kind: 'form', event, recipients: { staffWith: ['forms'] }, about });
  });

export const tasks = { [TASK]: tellStaff };
