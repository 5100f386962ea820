import type { Scope } from '#server/db/scope.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import { endWaiting } from './wish-queries.ts';

/** Nobody waits for a shift any more: it is the holder's, or no longer as it was (rota-17). Who asked in vain is told. */
export async function endWishes(
  scope: Scope,
  shift: { readonly id: number; readonly date: string },
  holder: number | null,
): Promise<void> {
  for (const { id, staffId, status } of await scope.all(endWaiting(shift.id, holder))) {
    takeBack(scope, 'event', 'swap-asked', id);
    if (status === 'gone')
      await notify(scope, {
        kind: 'event',
        event: 'swap-declined',
        recipients: { people: [{ kind: 'staff', id: staffId }] },
        about: { id, date: shift.date },
      });
  }
}
