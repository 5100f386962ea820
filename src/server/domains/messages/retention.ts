import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { deleteDetails, type Ids } from '#server/kernel/retention/queries.ts';
import {
  idsOf,
  type Removal,
  type Retention,
  release,
  removeRows,
  type Step,
} from '#server/kernel/retention/retention.ts';
import * as rows from './retention-queries.ts';

const removeThreads: Step = async (scope, { children }, zone) => {
  const ids = idsOf(await scope.all(rows.pastThreads(children, zone)));
  if (ids.length === 0) return 0;
  const messages = idsOf(await scope.all(rows.messagesOf(ids)));
  await removeDrafts(scope, idsOf(await scope.all(rows.draftsIn(ids))));
  await release(scope, await scope.all(rows.deleteAttachments(messages, [])));
  await removeRows(scope, messages, [
    ['message_text', 'message_id'],
    ['message_recipient', 'message_id'],
    ['message', 'id'],
  ]);
  await removeRows(scope, ids, [
    ['thread_member', 'thread_id'],
    ['message_thread', 'id'],
  ]);
  await scope.count(deleteDetails('message', messages));
  const after = { message: messages.length };
  audit(scope, { action: 'remove messages past their retention', entity: 'message_thread', ids, after });
  return ids.length;
};

const ofChildren: Removal = async (scope, ids) => {
  await removeDrafts(scope, idsOf(await scope.all(rows.draftsAbout(ids))));
  return {};
};
const ofGuardians: Removal = async (scope, ids) => {
  await removeDrafts(scope, idsOf(await scope.all(rows.draftsOf(ids))));
  return {};
};

async function removeDrafts(scope: Scope, ids: Ids): Promise<void> {
  if (ids.length === 0) return;
  await release(scope, await scope.all(rows.deleteAttachments([], ids)));
  await removeRows(scope, ids, [['message_draft', 'id']]);
}

export const retention: Retention = { records: [removeThreads], ofChildren, ofGuardians };
