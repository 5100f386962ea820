import type { z } from 'zod';
import type { ChildFile } from '#contract/child-file.ts';
import type { Scope } from '#server/db/scope.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { withheld } from '#server/kernel/withheld/withheld.ts';
import type { Server } from '#server/server.ts';
import { mayKeepFiles } from './access.ts';
import * as rows from './queries.ts';
import { type Change, fieldsOf, type Now } from './rules.ts';
import { openPart } from './sealed.ts';

export type File = z.input<typeof ChildFile>;
export interface Insurance {
  readonly insurer: string;
  readonly memberNumber: string | null;
  readonly groupNumber: string | null;
  readonly holder: string | null;
  readonly phoneNumber: string | null;
}

/** The file of a child, as far as whoever acts sees it (child-file-2). */
export async function fileOf(server: Server, scope: Scope, childId: number): Promise<File> {
  const { actor } = await scope.opened;
  const guardianId = actor.kind === 'parent' ? (await actingGuardianOf(scope, childId)).id : null;
  const child = orRefuse(await scope.maybe(rows.namedChild(childId)), noSuchChild());
  const [file, contacts, custody, proposed] = await Promise.all([
    scope.maybe(rows.fileRow(childId)),
    scope.all(rows.contactsOf(childId)),
    scope.maybe(rows.custodyOf(childId)),
    scope.all(guardianId === null ? rows.waitingOf(childId) : rows.ownChanges(childId)),
  ]);
  const seesCustody = guardianId !== null || mayKeepFiles(actor);
  const note =
    custody && seesCustody
      ? (await openPart<{ note: string }>(server, scope, childId, 'custody', custody.noteSealed)).note
      : null;
  const said = { diet: file?.diet ?? '', specialNeeds: file?.specialNeeds ?? '', note: note ?? '' };
  // Staff write these freely, and other children are none of a family's business.
  const [read = said] = guardianId === null ? [said] : await withheld(scope, [said], ['diet', 'specialNeeds', 'note']);
  return {
    child,
    contacts: contacts.map(({ guardianId: whose, ...contact }) => ({
      ...contact,
      isOwn: whose !== null && whose === guardianId,
    })),
    languages: file?.languages ?? [],
    diet: read.diet || null,
    specialNeeds: read.specialNeeds || null,
    hasInsurance: file?.hasInsurance ?? false,
    custody:
      custody && note !== null
        ? {
            note: read.note,
            saidBy: custody.saidBy,
            isOwn: guardianId !== null && custody.guardianId === guardianId,
            isShared: custody.isShared,
            version: custody.version,
          }
        : null,
    changes: seesCustody ? await toldChanges(server, scope, proposed) : [],
    version: file?.version ?? 1,
  };
}

/** What waits for an answer, of every child. */
export const changesToAnswer = async (server: Server, scope: Scope) =>
  toldChanges(server, scope, await scope.all(rows.waitingChanges()));

/** Changes as they are read: what would change, as it is now and as it would be. */
async function toldChanges(server: Server, scope: Scope, found: readonly rows.ChangeRow[]) {
  const told = [];
  for (const { childId, firstName, lastName, changeSealed, contactId: _, guardianId: __, ...row } of found) {
    const change = await openPart<Change>(server, scope, childId, 'change', changeSealed);
    told.push({
      ...row,
      child: { id: childId, firstName, lastName },
      fields: fieldsOf(change, await nowOf(server, scope, childId, change)),
    });
  }
  return told;
}

/** What is there now of what a change is about. */
export async function nowOf(server: Server, scope: Scope, childId: number, change: Change): Promise<Now> {
  const contact = 'contactId' in change ? await scope.maybe(rows.contactOf(childId, change.contactId)) : undefined;
  const file = change.kind === 'care' ? await scope.maybe(rows.fileRow(childId)) : undefined;
  const custody = change.kind === 'custody' ? await scope.maybe(rows.custodyOf(childId)) : undefined;
  return {
    record: change.kind === 'record' ? ((await scope.maybe(rows.recordOf(childId))) ?? null) : null,
    contact: contact ?? null,
    diet: file?.diet ?? null,
    specialNeeds: file?.specialNeeds ?? null,
    custody: custody
      ? (await openPart<{ note: string }>(server, scope, childId, 'custody', custody.noteSealed)).note
      : null,
  };
}

/** What is said of the insurance; that it was read is written down (child-file-3). */
export async function readInsurance(server: Server, scope: Scope, childId: number) {
  const { actor } = await scope.opened;
  if (actor.kind === 'parent') await actingGuardianOf(scope, childId);
  orRefuse(await scope.maybe(rows.namedChild(childId)), noSuchChild());
  const sealed = (await scope.maybe(rows.sealedInsurance(childId)))?.insuranceSealed ?? null;
  audit(scope, { action: 'read insurance', entity: 'child_file', ids: [childId], children: [childId] });
  return { insurance: sealed && (await openPart<Insurance>(server, scope, childId, 'insurance', sealed)) };
}
