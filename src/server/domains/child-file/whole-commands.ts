import { CONTACT_KINDS } from '#contract/child-file-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import * as rows from './queries.ts';
import { type Care, type Contact, isSameContact, saidOf } from './rules.ts';

/** What files become, all at once; what is not named stays. */
export interface FileAsWritten {
  readonly childId: number;
  readonly languages?: readonly string[] | undefined;
  readonly care?: Partial<Care> | undefined;
  /** In the order in which they are called. Without an id it is new, and the word of the guardian who is named, else the center's. */
  readonly contacts?: readonly WrittenContact[] | undefined;
  readonly removed?: readonly number[] | undefined;
}
export interface WrittenContact extends Contact {
  readonly id: number | null;
  readonly guardianId: number | null;
}

const AT_ONCE = 250;

/** Writes the files of many children with a few statements, and into the audit log what was done to each: all contacts that came in one line. */
export async function writeFiles(scope: Scope, files: readonly FileAsWritten[]): Promise<void> {
  for (let at = 0; at < files.length; at += AT_ONCE) await writeSome(scope, files.slice(at, at + AT_ONCE));
}

async function writeSome(scope: Scope, files: readonly FileAsWritten[]): Promise<void> {
  const childIds = files.map(({ childId }) => childId).toSorted((one, other) => one - other);
  await scope.count(rows.beginFiles(childIds));
  await scope.all(rows.lockFiles(childIds));
  const here = new Map((await scope.all(rows.wholeFiles(childIds))).map((file) => [file.childId, file]));
  const held = (childId: number) =>
    here.get(childId) ?? { languages: [], diet: null, specialNeeds: null, contacts: [] };
  await writeDetails(
    scope,
    files.map((file) => ({ file, before: held(file.childId) })),
  );
  await removeContacts(
    scope,
    files.map((file) => ({ file, before: held(file.childId).contacts })),
  );
  const placed = files.flatMap(({ childId, contacts = [] }) =>
    contacts.map((contact, at) => ({ ...contact, childId, place: at + 1 })),
  );
  const added = placed.filter(({ id }) => id === null);
  const ids = added.length > 0 ? await scope.all(rows.insertContacts(added.map(({ id: _, ...row }) => row))) : [];
  const idAt = new Map(ids.map(({ id, childId, place }) => [`${childId} ${place}`, id]));
  for (const [childId, own] of Map.groupBy(added, (contact) => contact.childId))
    audit(scope, {
      action: 'add child contact',
      entity: 'child_contact',
      ids: own.map(({ place }) => idAt.get(`${childId} ${place}`) ?? 0),
      children: [childId],
      after: own.map(saidOf),
    });
  const known = new Map([...here.values()].flatMap(({ contacts }) => contacts.map((one) => [one.id, one] as const)));
  const edited = placed.flatMap((contact) => {
    const before = contact.id === null ? undefined : known.get(contact.id);
    return before && !isSameContact(contact, before) ? [{ ...contact, id: before.id, before }] : [];
  });
  if (edited.length > 0) await scope.count(rows.updateContacts(edited.map(({ before: _, ...contact }) => contact)));
  for (const { before, childId, ...contact } of edited)
    audit(scope, {
      action: 'edit child contact',
      entity: 'child_contact',
      ids: [before.id],
      children: [childId],
      before: saidOf(before),
      after: saidOf(contact),
    });
  const places = placed.flatMap(({ id, place }) => (id === null ? [] : [{ id, place }]));
  if (places.length > 0) await scope.count(rows.placeContacts(places));
  for (const { childId, contacts } of files)
    if (contacts && isReordered(contacts, here.get(childId)?.contacts ?? []))
      audit(scope, { action: 'order child contacts', entity: 'child_file', ids: [childId], children: [childId] });
  scope.touch('children', childIds);
}

/** Whether those of a kind who were here are called in another order, or somebody new before them. */
const isReordered = (contacts: readonly WrittenContact[], before: readonly rows.HeldContact[]): boolean =>
  CONTACT_KINDS.some((kind) => {
    const now = contacts.filter((one) => one.kind === kind);
    const kept = now.slice(0, now.findLastIndex(({ id }) => id !== null) + 1);
    const order = before.filter(({ id }) => now.some((one) => one.id === id));
    return kept.some(({ id }, at) => order[at]?.id !== id);
  });

interface Detail {
  readonly file: FileAsWritten;
  readonly before: Care & { readonly languages: readonly string[] };
}
async function writeDetails(scope: Scope, files: readonly Detail[]): Promise<void> {
  const changed = files.flatMap(({ file: { childId, languages, care }, before }) => {
    if (!languages && !care) return [];
    const was = { languages: before.languages, diet: before.diet, specialNeeds: before.specialNeeds };
    const after = { ...was, ...(languages && { languages }), ...care };
    return JSON.stringify(after) === JSON.stringify(was) ? [] : [{ childId, before: was, after }];
  });
  if (changed.length === 0) return;
  await scope.count(rows.updateFiles(changed.map(({ childId, after }) => ({ childId, ...after }))));
  for (const { childId, before, after } of changed)
    audit(scope, {
      action: 'edit child file',
      entity: 'child_file',
      ids: [childId],
      children: [childId],
      before,
      after,
    });
}

async function removeContacts(
  scope: Scope,
  files: readonly { readonly file: FileAsWritten; readonly before: readonly rows.HeldContact[] }[],
): Promise<void> {
  const gone = files.flatMap(({ file: { childId, removed = [] }, before }) =>
    before.filter(({ id }) => removed.includes(id)).map((contact) => ({ childId, contact })),
  );
  if (gone.length === 0) return;
  await scope.count(rows.deleteContacts(gone.map(({ contact }) => contact.id)));
  for (const { childId, contact } of gone)
    audit(scope, {
      action: 'remove child contact',
      entity: 'child_contact',
      ids: [contact.id],
      children: [childId],
      before: saidOf(contact),
    });
}
