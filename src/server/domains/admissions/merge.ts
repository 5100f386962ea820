import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { takeBack } from '#server/kernel/notify/notify.ts';
import { changed, locked } from './commands.ts';
import { deleteDoubledFees, moveFees } from './fee-queries.ts';
import { inquiriesEnd, inquiryChildTied } from './hooks.ts';
import { moveChildren, moveContacts, moveLinks, moveNotes, moveTasks } from './merge-queries.ts';
import { deleteInquiries } from './retention-queries.ts';
import { notAmong, sameChild } from './rules.ts';
import { moveInquiryMails, moveTours } from './tour-queries.ts';

/**
 * Takes another inquiry into this one: its notes, tasks and links, contacts and children that this one has not. Where both name a
 * child, what this one says of it stays, and its state.
 */
export async function mergeInquiries(scope: Scope, id: number, otherId: number) {
  if (id === otherId) throw invalid({ otherId: 'Choose another inquiry' });
  // In one order, so that two who merge the same pair wait for each other.
  const [lower, higher] = id < otherId ? [id, otherId] : [otherId, id];
  const both = [await locked(scope, lower), await locked(scope, higher)];
  const childrenOf = (one: number) => both.find((inquiry) => inquiry.id === one)?.children ?? [];
  const moved = notAmong(childrenOf(id), childrenOf(otherId)).map((child) => child.id);
  await scope.count(moveChildren(moved, id));
  await scope.count(moveContacts(otherId, id));
  await scope.count(moveNotes(otherId, id));
  await scope.count(moveTasks(otherId, id));
  await scope.count(moveLinks(otherId, id));
  await scope.count(moveTours(otherId, id));
  await scope.count(moveInquiryMails(otherId, id));
  await scope.count(moveFees(otherId, id));
  await scope.count(deleteDoubledFees(id));
  for (const gone of childrenOf(otherId).filter((child) => !moved.includes(child.id))) {
    const kept = childrenOf(id).find((child) => sameChild(child, gone));
    if (kept) await inquiryChildTied.tell(scope, { goneId: gone.id, keptId: kept.id });
  }
  await inquiriesEnd.tell(scope, { ids: [otherId] });
  await scope.count(deleteInquiries([otherId]));
  audit(scope, { action: 'merge inquiries', entity: 'inquiry', ids: [id, otherId] });
  takeBack(scope, 'attendance', 'inquiry-received', otherId);
  return changed(scope, id);
}
