import { MOST_CONTACTS } from '#contract/child-file-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { editChild } from '#server/domains/children/commands.ts';
import { checkDateOfBirth, noSuchChild } from '#server/domains/children/rules.ts';
import { barredFromAny } from '#server/domains/pickup-people/queries.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import type { BasedEdit } from '#server/kernel/edit.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import type { Server } from '#server/server.ts';
import { mayKeepFiles } from './access.ts';
import { proposeChange } from './proposals.ts';
import * as rows from './queries.ts';
import { type File, fileOf, type Insurance, nowOf } from './read.ts';
import {
  type Care,
  type Change,
  type Contact,
  changedParts,
  eachOnce,
  fieldsOf,
  saidOf,
  waits,
  wrongContact,
} from './rules.ts';
import { sealPart } from './sealed.ts';

/** What became of a change: made, or waiting for staff; and the file as it is now. */
interface Outcome {
  readonly isWaiting: boolean;
  readonly file: File;
}

/** Adds a contact or a home. */
export const addContact = (server: Server, scope: Scope, childId: number, contact: Contact): Promise<Outcome> =>
  changeFile(server, scope, childId, { kind: 'add-contact', contact });

/** Changes what is said of a contact. */
export async function editContact(
  server: Server,
  scope: Scope,
  childId: number,
  contactId: number,
  { version, ...edit }: BasedEdit<Contact>,
): Promise<Outcome> {
  await openFile(scope, childId);
  const known = orRefuse(await scope.maybe(rows.contactOf(childId, contactId)), noSuchContact());
  refuseStale(known, version);
  const contact = saidOf({ ...known, ...changedParts(edit, saidOf(known)) });
  return changeFile(server, scope, childId, { kind: 'edit-contact', contactId, contact });
}

export const removeContact = (server: Server, scope: Scope, childId: number, contactId: number): Promise<Outcome> =>
  changeFile(server, scope, childId, { kind: 'remove-contact', contactId });

/** Says languages, diet and special needs. Of a guardian languages are changed at once, and the rest waits. */
export async function editDetails(
  server: Server,
  scope: Scope,
  childId: number,
  { version, languages, ...care }: BasedEdit<Care & { languages: readonly string[] }>,
): Promise<Outcome> {
  const { version: now } = await openFile(scope, childId);
  refuseStale({ version: now }, version);
  const before = orRefuse(await scope.maybe(rows.fileRow(childId)), noSuchChild());
  const spoken = languages && eachOnce(languages);
  if (spoken && JSON.stringify(spoken) !== JSON.stringify(before.languages)) {
    await scope.count(rows.updateLanguages(childId, spoken));
    audit(scope, {
      action: 'edit child file',
      entity: 'child_file',
      ids: [childId],
      children: [childId],
      before: { languages: before.languages },
      after: { languages: spoken },
    });
    await tell(scope, childId);
  }
  const changed = changedParts<Care>(care, { diet: before.diet, specialNeeds: before.specialNeeds });
  return changeFile(server, scope, childId, { kind: 'care', care: changed });
}

/** Says what a court or a family says of custody. `isShared`: whether every guardian reads it, which staff alone say. */
export async function sayCustody(
  server: Server,
  scope: Scope,
  childId: number,
  { note, isShared, version }: { note: string | null; isShared?: boolean | undefined; version?: number | undefined },
): Promise<Outcome> {
  const { guardianId } = await openFile(scope, childId);
  const known = await scope.maybe(rows.custodyOf(childId));
  if (known) refuseStale(known, version);
  if (guardianId !== null) {
    if (isShared !== undefined) await acting(scope, mayKeepFiles);
    return changeFile(server, scope, childId, { kind: 'custody', note });
  }
  const { custody: before } = await nowOf(server, scope, childId, { kind: 'custody', note });
  const wasShared = known?.isShared ?? false;
  if (note !== before || (note !== null && (isShared ?? wasShared) !== wasShared)) {
    // What staff wrote anew is the center's word.
    const whose = note === before ? (known?.guardianId ?? null) : null;
    await putCustody(server, scope, childId, note, { guardianId: whose, isShared: isShared ?? wasShared });
  }
  return { isWaiting: false, file: await fileOf(server, scope, childId) };
}

/** Says the health insurance, or that there is none. The log keeps that it was said, and not what. */
export async function sayInsurance(
  server: Server,
  scope: Scope,
  childId: number,
  { insurance, version }: { insurance: Insurance | null; version?: number | undefined },
): Promise<Outcome> {
  const { version: now } = await openFile(scope, childId);
  refuseStale({ version: now }, version);
  const sealed = insurance && (await sealPart(server, scope, childId, 'insurance', insurance));
  await scope.count(rows.updateInsurance(childId, sealed));
  audit(scope, { action: 'say insurance', entity: 'child_file', ids: [childId], children: [childId] });
  await tell(scope, childId);
  return { isWaiting: false, file: await fileOf(server, scope, childId) };
}

/** Says in which order contacts are called. */
export async function orderContacts(
  server: Server,
  scope: Scope,
  childId: number,
  contactIds: readonly number[],
): Promise<Outcome> {
  await openFile(scope, childId);
  if ((await scope.count(rows.orderContacts(childId, contactIds))) > 0) {
    audit(scope, { action: 'order child contacts', entity: 'child_file', ids: [childId], children: [childId] });
    await tell(scope, childId);
  }
  return { isWaiting: false, file: await fileOf(server, scope, childId) };
}

/** Makes a change, or lets it wait where the rule says so; a form of another domain writes by this, too. Changing nothing, nothing happens. */
export async function changeFile(server: Server, scope: Scope, childId: number, change: Change): Promise<Outcome> {
  const { guardianId } = await openFile(scope, childId);
  const known = 'contactId' in change ? await scope.maybe(rows.contactOf(childId, change.contactId)) : undefined;
  if ('contactId' in change && !known) throw noSuchContact();
  await refuseWrong(scope, childId, change);
  let isWaiting = false;
  if (fieldsOf(change, await nowOf(server, scope, childId, change)).some(({ before, after }) => before !== after)) {
    const isOwn = known !== undefined && known.guardianId === guardianId;
    isWaiting = waits(guardianId === null ? 'staff' : 'guardian', change, known && { kind: known.kind, isOwn });
    if (guardianId !== null && isWaiting) await proposeChange(server, scope, childId, change, guardianId);
    else {
      await makeChange(server, scope, childId, change, guardianId);
      await tell(scope, childId);
    }
  }
  return { isWaiting, file: await fileOf(server, scope, childId) };
}

/** Writes a change that whoever acts may make. @param guardianId whose word it is; null: the center's */
export async function makeChange(
  server: Server,
  scope: Scope,
  childId: number,
  change: Change,
  guardianId: number | null,
): Promise<void> {
  const children = [childId];
  if (change.kind === 'add-contact') {
    const { id } = await scope.one(rows.insertContact(childId, change.contact, guardianId));
    audit(scope, { action: 'add child contact', entity: 'child_contact', ids: [id], children, after: change.contact });
  } else if (change.kind === 'edit-contact') {
    const before = orRefuse(await scope.maybe(rows.contactOf(childId, change.contactId)), noSuchContact());
    await scope.count(rows.updateContact(before.id, change.contact));
    audit(scope, {
      action: 'edit child contact',
      entity: 'child_contact',
      ids: [before.id],
      children,
      before: saidOf(before),
      after: change.contact,
    });
  } else if (change.kind === 'remove-contact') {
    const before = orRefuse(await scope.maybe(rows.contactOf(childId, change.contactId)), noSuchContact());
    await scope.count(rows.deleteContact(before.id));
    audit(scope, {
      action: 'remove child contact',
      entity: 'child_contact',
      ids: [before.id],
      children,
      before: saidOf(before),
    });
  } else if (change.kind === 'care') {
    const { diet, specialNeeds } = orRefuse(await scope.maybe(rows.fileRow(childId)), noSuchChild());
    await scope.count(rows.updateCare(childId, change.care));
    audit(scope, {
      action: 'edit child file',
      entity: 'child_file',
      ids: [childId],
      children,
      before: { diet, specialNeeds },
      after: { diet, specialNeeds, ...change.care },
    });
  } else if (change.kind === 'record') await editChild(scope, childId, change.record);
  else await putCustody(server, scope, childId, change.note, { guardianId });
  scope.touch('children', children);
}

/** The log keeps that something was said of custody, and not what. */
async function putCustody(
  server: Server,
  scope: Scope,
  childId: number,
  note: string | null,
  { guardianId, isShared }: { guardianId: number | null; isShared?: boolean },
): Promise<void> {
  if (note === null) await scope.count(rows.dropCustody(childId));
  else {
    const known = await scope.maybe(rows.custodyOf(childId));
    const noteSealed = await sealPart(server, scope, childId, 'custody', { note });
    await scope.count(
      rows.setCustody(childId, { noteSealed, guardianId, isShared: isShared ?? known?.isShared ?? false }),
    );
  }
  audit(scope, { action: 'say custody', entity: 'child_file', ids: [childId], children: [childId] });
  scope.touch('children', [childId]);
}

/** Refuses a contact that cannot be. */
export async function refuseWrong(scope: Scope, childId: number, change: Change): Promise<void> {
  if (change.kind === 'record' && change.record.dateOfBirth !== undefined) {
    const { center } = await scope.opened;
    const refused = checkDateOfBirth(change.record.dateOfBirth, dayAt(scope.now, center.zone));
    if (refused) throw refused;
  }
  if (change.kind !== 'add-contact' && change.kind !== 'edit-contact') return;
  const wrong = wrongContact(change.contact, await scope.all(barredFromAny([childId])));
  if (wrong) throw invalid(wrong);
  if (change.kind === 'add-contact' && (await scope.all(rows.contactsOf(childId))).length >= MOST_CONTACTS)
    throw conflict('There are enough contacts. Take one out first.');
}

/** The file, held for whoever may change it; `guardianId` of a guardian, null of staff. */
async function openFile(
  scope: Scope,
  childId: number,
): Promise<{ readonly guardianId: number | null; readonly version: number }> {
  const { actor } = await scope.opened;
  const guardianId = actor.kind === 'parent' ? (await actingGuardianOf(scope, childId)).id : null;
  if (guardianId === null) await acting(scope, mayKeepFiles);
  orRefuse(await scope.maybe(rows.namedChild(childId)), noSuchChild());
  await scope.count(rows.beginFile(childId));
  return { guardianId, ...(await scope.one(rows.lockFile(childId))) };
}

/** Open screens show it; what a guardian changed by themselves staff are told of, once a day. */
async function tell(scope: Scope, childId: number): Promise<void> {
  scope.touch('children', [childId]);
  const { actor } = await scope.opened;
  if (actor.kind === 'parent') await tellKeepers(scope, childId);
}

/** A guardian's word changed the file by itself. */
export async function tellKeepers(scope: Scope, childId: number): Promise<void> {
  const { center } = await scope.opened;
  await notify(scope, {
    kind: 'attendance',
    event: 'file-changed',
    recipients: { staffWith: ['children.enroll'] },
    about: { id: childId, childIds: [childId], date: dayAt(scope.now, center.zone) },
  });
}

const noSuchContact = () => notFound('This contact was not found');
