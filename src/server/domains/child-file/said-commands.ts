import type { Scope } from '#server/db/scope.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { withheld } from '#server/kernel/withheld/withheld.ts';
import type { Server } from '#server/server.ts';
import { makeChange, refuseWrong, tellKeepers } from './commands.ts';
import { proposeChange, withdraw } from './proposals.ts';
import * as rows from './queries.ts';
import { type Insurance, readInsurance } from './read.ts';
import { type Change, waits } from './rules.ts';
import { type SaidChange, type SeenFile, withWaiting } from './said-rules.ts';
import { openPart, sealPart } from './sealed.ts';

/**
 * The file as the acting guardian sees it, and what they proposed as if it were there. The insurance is read where it `showsInsurance`, which is
 * written down.
 */
export async function seenFile(
  server: Server,
  scope: Scope,
  childId: number,
  { guardianId, insurance }: { readonly guardianId: number; readonly insurance: 'show' | 'compare' | 'leave' },
): Promise<SeenFile> {
  const [record, file, contacts, waiting] = await Promise.all([
    scope.maybe(rows.recordOf(childId)),
    scope.maybe(rows.fileRow(childId)),
    scope.all(rows.contactsOf(childId)),
    scope.all(rows.sealedWaitingOf(childId, guardianId)),
  ]);
  const { allergies, ...named } = orRefuse(record, noSuchChild());
  const written = { diet: file?.diet ?? '', specialNeeds: file?.specialNeeds ?? '', allergies };
  const [read = written] = await withheld(scope, [written], ['diet', 'specialNeeds', 'allergies']);
  let seen: SeenFile = {
    record: { ...named, allergies: read.allergies },
    care: { diet: read.diet || null, specialNeeds: read.specialNeeds || null },
    languages: file?.languages ?? [],
    insurance: file?.hasInsurance ? await insuranceOf(server, scope, childId, insurance) : null,
    contacts: contacts.map(({ id, kind, name, relationship, phoneNumber, address, note }) => ({
      ...{ id, changeId: null, kind, name, relationship, phoneNumber, address, note },
    })),
  };
  for (const { id, changeSealed } of waiting)
    seen = withWaiting(seen, await openPart<Change>(server, scope, childId, 'change', changeSealed), id);
  return seen;
}

async function insuranceOf(server: Server, scope: Scope, childId: number, way: 'show' | 'compare' | 'leave') {
  if (way === 'leave') return null;
  if (way === 'show') return (await readInsurance(server, scope, childId)).insurance;
  const sealed = (await scope.maybe(rows.sealedInsurance(childId)))?.insuranceSealed ?? null;
  return sealed && openPart<Insurance>(server, scope, childId, 'insurance', sealed);
}

/** Refuses what cannot be said, with its words by the contact's fields. */
export const refuseWrongSaid = async (scope: Scope, childId: number, said: SaidChange): Promise<void> => {
  if ('change' in said) await refuseWrong(scope, childId, said.change);
};

/**
 * Takes over what a guardian signed: what is protected waits for staff, the rest holds at once, and staff are told of it (child-file-4). The word is
 * that guardian's, whoever's signature made the form whole. A contact that is no longer there is left out.
 */
export async function takeOver(
  server: Server,
  scope: Scope,
  childId: number,
  guardianId: number,
  changes: readonly SaidChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await scope.count(rows.beginFile(childId));
  await scope.maybe(rows.lockFile(childId));
  let isChanged = false;
  for (const said of changes) isChanged = (await take(server, scope, childId, guardianId, said)) || isChanged;
  if (!isChanged) return;
  scope.touch('children', [childId]);
  await tellKeepers(scope, childId);
}

/** Makes or proposes a change; answers whether it holds at once. */
async function take(
  server: Server,
  scope: Scope,
  childId: number,
  guardianId: number,
  said: SaidChange,
): Promise<boolean> {
  const about = { entity: 'child_file', ids: [childId], children: [childId] } as const;
  if ('languages' in said) {
    const { languages: before } = await scope.one(rows.fileRow(childId));
    await scope.count(rows.updateLanguages(childId, said.languages));
    audit(scope, {
      ...about,
      action: 'edit child file',
      before: { languages: before },
      after: { languages: said.languages },
    });
    return true;
  }
  if ('insurance' in said) {
    await scope.count(
      rows.updateInsurance(childId, await sealPart(server, scope, childId, 'insurance', said.insurance)),
    );
    audit(scope, { ...about, action: 'say insurance' });
    return true;
  }
  const { change, instead } = said;
  const known = 'contactId' in change ? await scope.maybe(rows.contactOf(childId, change.contactId)) : undefined;
  if ('contactId' in change && !known) return false;
  const isOwn = known?.guardianId === guardianId;
  if (waits('guardian', change, known && { kind: known.kind, isOwn })) {
    if (instead !== undefined && change.kind === 'add-contact') await withdraw(scope, childId, [instead]);
    await proposeChange(server, scope, childId, change, guardianId);
    return false;
  }
  await makeChange(server, scope, childId, change, guardianId);
  return true;
}
