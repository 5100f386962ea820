import type { AgeGroup } from '#contract/center-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { addRoom } from '#server/domains/center/rooms.ts';
import { DEFAULT_ROOMS } from '#server/domains/center/rules.ts';
import { type FileAsWritten, writeFiles } from '#server/domains/child-file/whole-commands.ts';
import { editChild, enrollChild } from '#server/domains/children/commands.ts';
import { planLeaving } from '#server/domains/children/leaving-commands.ts';
import { addGuardian, addGuardianship } from '#server/domains/guardians/commands.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import type { Server } from '#server/server.ts';
import { insertRecords, keepAside, type RecordRow, rightsBetween, versionsOf } from './queries.ts';
import type { PlannedFile } from './reading/file.ts';
import type { Known, KnownChild, Plan, PlannedChild } from './reading/plan.ts';

/** What taking back puts in the place of what an import changed. */
export type Before = Pick<
  KnownChild,
  | 'room'
  | 'allergies'
  | 'emergencyContact'
  | 'enrolledOn'
  | 'leavesOn'
  | 'parentName'
  | 'parentPhone'
  | 'parentEmail'
  | 'parentDriversLicense'
  | 'relationship'
  | 'weekdays'
  | 'pickup'
> & {
  /** Of a child whose file it changed; null: nothing was said in it. */
  readonly file?: KnownChild['file'];
};

/** How many are written between two words about progress. */
const STEP = 100;
const ROWS_AT_ONCE = 500;

/** Writes what a plan says, and takes down what of it was made or changed. Answers what taking back needs. */
export async function writePlan(
  { server, scope, importId }: { server: Server; scope: Scope; importId: number },
  plan: Plan,
  known: Known,
  { bringsChanges, say }: { bringsChanges: boolean; say: (done: number) => Promise<unknown> },
): Promise<void> {
  const records: Omit<RecordRow, 'version'>[] = [];
  const made = (kind: RecordRow['kind'], recordId: number) => records.push({ kind, recordId, beforeSealed: null });
  for (const room of plan.newRooms) {
    const { id } = await addRoom(scope, { ...room, capacity: null, childrenPerStaff: usualRatio(room.ageGroup) });
    made('room', id);
  }
  const here = new Map(known.children.map((child) => [child.id, child]));
  const personId = peopleWriter(scope, plan, (id) => made('guardian', id));
  const pairs: { readonly childId: number; readonly guardianId: number }[] = [];
  const files: FileAsWritten[] = [];
  let done = 0;
  const step = async () => {
    done += 1;
    if (done % STEP === 0) await say(done);
  };
  for (const child of plan.children) {
    if (child.status === 'same' || (child.status === 'changed' && !bringsChanges)) continue;
    const id = child.id === null ? await enroll(scope, child) : await change(scope, child, child.id);
    const before = here.get(id);
    const beforeSealed = before ? server.vault.seal('import', JSON.stringify(beforeOf(before, child))) : null;
    records.push({ kind: 'child', recordId: id, beforeSealed });
    for (const { person, relationship, mayPickUp } of child.guardians) {
      const guardianId = await personId(person, { childId: id, relationship, mayPickUp });
      pairs.push({ childId: id, guardianId });
    }
    if (child.file) files.push(writtenOf(id, child.file));
    const pickup = child.pickup === before?.enteredPickup ? null : child.pickup;
    if (child.weekdays !== null || pickup !== null) scope.later(keepAside(id, child.weekdays, pickup));
    await step();
  }
  await writeFiles(scope, files);
  for (const { line: _, ...member } of plan.staff) {
    const { id } = await addStaffMember(scope, member);
    made('staff', id);
    await step();
  }
  await keepRecords(scope, importId, records, pairs);
}

/** The usual ratio of a group, until the Director says the state's. */
const usualRatio = (group: AgeGroup) =>
  DEFAULT_ROOMS.find(({ ageGroup }) => ageGroup === group)?.childrenPerStaff ?? null;

/** A person of the plan is added with their first child, and gets rights over the others. */
function peopleWriter(scope: Scope, { people }: Plan, added: (id: number) => void) {
  const ids = new Map<number, number>();
  return async (at: number, right: { childId: number; relationship: string; mayPickUp: boolean }): Promise<number> => {
    const person = people[at];
    if (!person) throw new Error('A plan names nobody');
    const known = person.id ?? ids.get(at);
    if (known !== undefined) {
      await addGuardianship(scope, known, right);
      return known;
    }
    const { id: _, ...fields } = person;
    const id = await addGuardian(scope, { ...fields, passwordHash: null }, [right]);
    ids.set(at, id);
    added(id);
    return id;
  };
}

async function enroll(scope: Scope, child: PlannedChild): Promise<number> {
  const { firstName, lastName, dateOfBirth, room, allergies, emergencyContact, enrolledOn, contact } = child;
  const { relationship, ...contacts } = contact;
  const fields = { firstName, lastName, dateOfBirth, room, allergies, emergencyContact, ...contacts };
  const { id } = await enrollChild(scope, {
    ...fields,
    relationship: relationship ?? 'parent',
    ...(enrolledOn !== null && { enrolledOn }),
  });
  await leave(scope, id, child);
  return id;
}

/** Changes only what the file says otherwise; what hangs on no field of the child (guardians, what is kept aside) comes after. */
async function change(scope: Scope, child: PlannedChild, id: number): Promise<number> {
  const edit = Object.fromEntries(
    child.changes.flatMap(({ field, after }) => (CHANGED[field] ? [[CHANGED[field], after]] : [])),
  );
  if (Object.keys(edit).length > 0) await editChild(scope, id, edit);
  if (child.changes.some(({ field }) => field === 'leavingDate')) await leave(scope, id, child);
  return id;
}

async function leave(scope: Scope, id: number, { leavesOn }: PlannedChild): Promise<void> {
  if (leavesOn !== null) await planLeaving(scope, id, { lastDay: leavesOn, reason: null, noticeGivenOn: null });
}
const CHANGED: Readonly<Record<string, Exclude<keyof Before, 'leavesOn' | 'file'> | undefined>> = {
  room: 'room',
  startDate: 'enrolledOn',
  allergies: 'allergies',
  emergency1Name: 'emergencyContact',
  contactName: 'parentName',
  contactPhone: 'parentPhone',
  contactEmail: 'parentEmail',
  contactLicense: 'parentDriversLicense',
  contactRelationship: 'relationship',
};

const writtenOf = (childId: number, { languages, care, contacts }: PlannedFile): FileAsWritten => ({
  childId,
  ...(languages && { languages }),
  ...(care && { care }),
  ...(contacts && { contacts }),
});

const beforeOf = (child: KnownChild, { file }: PlannedChild): Before => ({
  ...(file && { file: child.file }),
  room: child.room,
  allergies: child.allergies,
  emergencyContact: child.emergencyContact,
  enrolledOn: child.enrolledOn,
  leavesOn: child.leavesOn,
  parentName: child.parentName,
  parentPhone: child.parentPhone,
  parentEmail: child.parentEmail,
  parentDriversLicense: child.parentDriversLicense,
  relationship: child.relationship,
  weekdays: child.weekdays,
  pickup: child.pickup,
});

/** Takes down the rows with the versions that they have now. */
async function keepRecords(
  scope: Scope,
  importId: number,
  records: readonly Omit<RecordRow, 'version'>[],
  pairs: readonly { readonly childId: number; readonly guardianId: number }[],
): Promise<void> {
  const wanted = new Set(pairs.map(({ childId, guardianId }) => `${childId} ${guardianId}`));
  const rights = await scope.all(
    rightsBetween(
      pairs.map(({ childId }) => childId),
      pairs.map(({ guardianId }) => guardianId),
    ),
  );
  const all = [
    ...records,
    ...rights
      .filter(({ childId, guardianId }) => wanted.has(`${childId} ${guardianId}`))
      .map(({ id }) => ({ kind: 'guardianship' as const, recordId: id, beforeSealed: null })),
  ];
  const versions = new Map<string, number>();
  for (const kind of ['child', 'guardian', 'guardianship', 'staff'] as const) {
    const ids = all.filter((record) => record.kind === kind).map(({ recordId }) => recordId);
    for (const { id, version } of await scope.all(versionsOf(kind, ids))) versions.set(`${kind} ${id}`, version);
  }
  const rows = all.map((record) => ({ ...record, version: versions.get(`${record.kind} ${record.recordId}`) ?? 1 }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await scope.count(insertRecords(importId, rows.slice(at, at + ROWS_AT_ONCE)));
  }
}
