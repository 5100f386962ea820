import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import * as rows from './queries.ts';
import type { FirstDays } from './rules.ts';

type Ids = readonly number[];
/** Takes on so many rows as one transaction may; answers how many, 0 when it is done. */
export type Step = (scope: Scope, kept: FirstDays, zone: string) => Promise<number>;

const removeIncidents: Step = async (scope, { incidents }) => {
  const past = await scope.all(rows.pastIncidents(incidents));
  if (past.length === 0) return 0;
  const ids = idsOf(past);
  await removeAll(scope, ids, [
    ['incident_receipt', 'incident_id'],
    ['incident', 'id'],
  ]);
  const children = [...new Set(past.map(({ childId }) => childId))];
  await scope.count(rows.deleteDetails('incident', ids));
  audit(scope, { action: 'remove incidents past their retention', entity: 'incident', ids, children });
  return ids.length;
};

/** Of a child who left nothing stays but the name and birthday, until nothing needs these either. */
const emptyChildren: Step = async (scope, { children }, zone) => {
  const ids = idsOf(await scope.all(rows.pastChildren(children, zone)));
  if (ids.length === 0) return 0;
  const faces = await scope.all(rows.photoPathsOf(ids));
  await removeDrafts(scope, idsOf(await scope.all(rows.draftsAbout(ids))));
  await scope.count(rows.emptyChildren(ids, scope.now));
  const photos = await scope.all(rows.photosOfNobodyElse(ids));
  await removeAll(scope, idsOf(photos), [
    ['photo_child', 'photo_id'],
    ['photo_room', 'photo_id'],
    ['gallery_photo', 'id'],
  ]);
  await release(scope, [...faces, ...photos]);
  const removed = await removeAll(scope, ids, [
    ['attendance', 'child_id'],
    ['door_move', 'child_id'],
    ['notice', 'child_id'],
    ['daily_report', 'child_id'],
    ['nap_check', 'child_id'],
    ['activity', 'child_id'],
    ['medication', 'child_id'],
    // With what hangs on them: photos and receipts.
    ['child_milestone', 'child_id'],
    ['milestone_badge', 'child_id'],
    ['milestone_progress', 'child_id'],
    ['photo_child', 'child_id'],
    ['consent', 'child_id'],
    ['immunization', 'child_id'],
    ['immunization_exemption', 'child_id'],
    ['child_archive', 'child_id'],
    ['parent_invitation', 'child_id'],
  ]);
  const events = await scope.count(rows.deleteDoorEvents(children));
  const after = { ...removed, door_event: events, gallery_photo: photos.length };
  audit(scope, { action: 'remove records past their retention', entity: 'child', ids, children: ids, after });
  return ids.length;
};

const removeThreads: Step = async (scope, { children }, zone) => {
  const ids = idsOf(await scope.all(rows.pastThreads(children, zone)));
  if (ids.length === 0) return 0;
  const messages = idsOf(await scope.all(rows.messagesOf(ids)));
  await removeDrafts(scope, idsOf(await scope.all(rows.draftsIn(ids))));
  await release(scope, await scope.all(rows.deleteAttachments(messages, [])));
  await removeAll(scope, messages, [
    ['message_text', 'message_id'],
    ['message_recipient', 'message_id'],
    ['message', 'id'],
  ]);
  await removeAll(scope, ids, [
    ['thread_member', 'thread_id'],
    ['message_thread', 'id'],
  ]);
  await scope.count(rows.deleteDetails('message', messages));
  const after = { message: messages.length };
  audit(scope, { action: 'remove messages past their retention', entity: 'message_thread', ids, after });
  return ids.length;
};

const removeTaxDocuments: Step = async (scope, { taxYear }) => {
  const past = await scope.all(rows.pastTaxDocuments(taxYear));
  if (past.length === 0) return 0;
  const ids = idsOf(past);
  await release(scope, past);
  await removeAll(scope, ids, [
    ['year_end_document', 'tax_document_id'],
    ['tax_document', 'id'],
  ]);
  await scope.count(rows.deleteDetails('tax_document', ids));
  audit(scope, { action: 'remove tax documents past their retention', entity: 'tax_document', ids });
  return ids.length;
};

const eraseAccounts: Step = async (scope, { finances }, zone) => {
  const ids = idsOf(await scope.all(rows.pastAccounts(finances, zone)));
  if (ids.length === 0) return 0;
  await scope.count(rows.eraseAccounts(ids, scope.now));
  await scope.count(rows.deleteDetails('billing_account', ids));
  audit(scope, { action: 'close accounts past their retention', entity: 'billing_account', ids });
  return ids.length;
};

const eraseGuardians: Step = async (scope, { children }, zone) => {
  const found = idsOf(await scope.all(rows.pastGuardians(children, zone)));
  if (found.length === 0) return 0;
  await scope.count(rows.holdGuardians(found));
  const ids = idsOf(await scope.all(rows.pastGuardians(children, zone))).filter((id) => found.includes(id));
  if (ids.length === 0) return 0;
  await removeDrafts(scope, idsOf(await scope.all(rows.draftsOf(ids))));
  await removeAll(scope, ids, [
    ...ACCOUNT.map((table) => [table, 'guardian_id'] as const),
    ['guardian_pin', 'guardian_id'],
    ['guardian_pin_code', 'guardian_id'],
    ['door_code', 'guardian_id'],
    ['guardian_preference', 'guardian_id'],
    ['guardian_consent', 'guardian_id'],
    ['milestone_receipt', 'guardian_id'],
    ['guardianship', 'guardian_id'],
    ['camera_block', 'guardian_id'],
    ['child_archive', 'guardian_id'],
    ['parent_invitation', 'accepted_by'],
  ]);
  await scope.count(rows.eraseGuardians(ids, scope.now));
  await scope.count(rows.deleteDetails('guardian', ids));
  audit(scope, { action: 'erase guardians past their retention', entity: 'guardian', ids });
  return ids.length;
};

const eraseChildren: Step = async (scope) => {
  const ids = idsOf(await scope.all(rows.childrenToErase()));
  if (ids.length === 0) return 0;
  await removeAll(scope, ids, [['room_stay', 'child_id']]);
  await scope.count(rows.deleteDetailsOfChildren(ids));
  await scope.count(rows.eraseChildren(ids, scope.now));
  audit(scope, { action: 'erase children past their retention', entity: 'child', ids, children: ids });
  return ids.length;
};

const eraseStaff: Step = async (scope, { staff }, zone) => {
  const ids = idsOf(await scope.all(rows.pastStaff(staff, zone)));
  if (ids.length === 0) return 0;
  await removeAll(scope, ids, [
    ...ACCOUNT.map((table) => [table, 'staff_id'] as const),
    ['staff_preference', 'staff_id'],
    ['staff_duty', 'staff_id'],
  ]);
  await scope.count(rows.eraseStaff(ids, scope.now));
  await scope.count(rows.deleteDetails('staff', ids));
  audit(scope, { action: 'erase staff past their retention', entity: 'staff', ids });
  return ids.length;
};

/** In this order: what comes later waits for what comes before. Done again it changes nothing. */
export const STEPS: readonly Step[] = [
  removeIncidents,
  emptyChildren,
  removeThreads,
  removeTaxDocuments,
  eraseAccounts,
  eraseGuardians,
  eraseChildren,
  eraseStaff,
];

/** What hangs on an account, of staff and of guardians. */
const ACCOUNT = [
  'push_subscription',
  'session',
  'two_step_app',
  'passkey',
  'recovery_code',
  'account_challenge',
  'account_link',
  'email_change',
  'calendar_feed',
  'event_answer',
] as const;

const idsOf = (found: readonly { readonly id: number }[]): Ids => found.map(({ id }) => id);

/** How many rows went, by table. */
async function removeAll(scope: Scope, ids: Ids, tables: readonly (readonly [table: string, column: string])[]) {
  const counts: Record<string, number> = {};
  if (ids.length === 0) return counts;
  for (const [table, column] of tables) counts[table] = await scope.count(rows.deleteOf(table, column, ids));
  return counts;
}

async function removeDrafts(scope: Scope, ids: Ids): Promise<void> {
  if (ids.length === 0) return;
  await release(scope, await scope.all(rows.deleteAttachments([], ids)));
  await removeAll(scope, ids, [['message_draft', 'id']]);
}

async function release(scope: Scope, files: readonly { readonly path: string | null }[]): Promise<void> {
  const paths = files.flatMap(({ path }) => path ?? []);
  if (paths.length > 0) await scope.count(rows.releaseUploads(paths, scope.now));
}
