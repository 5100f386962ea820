import type { Scope } from '#server/db/scope.ts';
import { noSuchStaffMember } from '#server/domains/staff/commands.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import type { Vault } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import { renewBlocks } from './blocks.ts';
import { checkDates } from './document-rules.ts';
import { changeFile, claimFile, fileOf } from './files.ts';
import { lockedMember } from './queries.ts';
import type { Shelf } from './shelves.ts';

/** What a body says of a paper; local dates. */
export interface NewDocument<Kind extends string> {
  readonly kind: Kind;
  readonly title: string;
  readonly number: string | null;
  readonly issuedOn: string;
  readonly expiresOn?: string | null | undefined;
  readonly issuer: string | null;
  readonly filePath?: string | null | undefined;
  readonly replacesId?: number | null | undefined;
}

/** Enters a paper of somebody; the one in whose place it comes counts no longer, and stays to be read (papers-4). */
export async function addDocument<Kind extends string>(
  server: Server,
  scope: Scope,
  shelf: Shelf<Kind>,
  staffId: number,
  { filePath = null, replacesId = null, expiresOn = null, number, ...said }: NewDocument<Kind>,
) {
  const { actor } = await scope.opened;
  await lockMember(scope, staffId);
  await refuseWrong(scope, { issuedOn: said.issuedOn, expiresOn });
  if (replacesId !== null) {
    const old = await scope.maybe(shelf.one(replacesId));
    if (old?.staffId !== staffId || old.state !== 'current')
      throw invalid({ replacesId: 'Choose a paper of this person that counts' });
  }
  const file = await claimFile(scope, filePath);
  const entered = { staffId, createdAt: scope.now, createdBy: staffIdOf(actor) };
  const { id } = await scope.one(
    shelf.insert({ ...said, expiresOn, number: sealed(server.vault, staffId, number), ...file, ...entered }),
  );
  if (replacesId !== null) await scope.count(shelf.update(replacesId, { replacedBy: id }));
  const row = await scope.one(shelf.one(id));
  shelf.note(scope, 'add', row);
  await changed(scope, staffId);
  return answerOf(server.vault, shelf, row);
}

/** Corrects what is said of a paper; who verified it verified something else. */
export async function editDocument<Kind extends string>(
  server: Server,
  scope: Scope,
  shelf: Shelf<Kind>,
  id: number,
  {
    version,
    number,
    filePath,
    ...said
  }: { readonly [K in keyof Omit<NewDocument<Kind>, 'replacesId'>]?: NewDocument<Kind>[K] | undefined } & {
    readonly version?: number | undefined;
  },
) {
  const before = await lockedDocument(scope, shelf, id);
  refuseStale(before, version);
  if (before.state === 'removed') throw conflict('This paper was removed');
  const { kind = before.kind, title = before.title, issuedOn = before.issuedOn } = said;
  const { expiresOn = before.expiresOn, issuer = before.issuer } = said;
  await refuseWrong(scope, { issuedOn, expiresOn });
  const file = await changeFile(scope, before, filePath);
  const change = {
    ...{ kind, title, issuedOn, expiresOn, issuer },
    ...file,
    ...(number !== undefined && { number: sealed(server.vault, before.staffId, number) }),
    verifiedAt: null,
    verifiedBy: null,
  };
  await scope.count(shelf.update(id, change));
  const row = await scope.one(shelf.one(id));
  shelf.note(scope, 'edit', row, before);
  await changed(scope, before.staffId);
  return answerOf(server.vault, shelf, row);
}

/** Notes that whoever acts held the original against what is said of it. */
export async function verifyDocument<Kind extends string>(
  server: Server,
  scope: Scope,
  shelf: Shelf<Kind>,
  id: number,
) {
  const { actor } = await scope.opened;
  const before = await lockedDocument(scope, shelf, id);
  if (before.state === 'removed') throw conflict('This paper was removed');
  if (before.verifiedAt !== null) return answerOf(server.vault, shelf, before);
  await scope.count(shelf.update(id, { verifiedAt: scope.now, verifiedBy: staffIdOf(actor) }));
  const row = await scope.one(shelf.one(id));
  shelf.note(scope, 'verify', row);
  scope.touch('papers');
  return answerOf(server.vault, shelf, row);
}

/** Removes what was entered by mistake: it stays to be read, and what it had replaced counts again. Again it changes nothing. */
export async function removeDocument<Kind extends string>(scope: Scope, shelf: Shelf<Kind>, id: number): Promise<void> {
  const { actor } = await scope.opened;
  const before = await lockedDocument(scope, shelf, id);
  if (before.state === 'removed') return;
  await scope.count(shelf.unreplace(id));
  await scope.count(shelf.update(id, { removedAt: scope.now, removedBy: staffIdOf(actor) }));
  shelf.note(scope, 'remove', before);
  await changed(scope, before.staffId);
}

/** The file of a paper for who may read it; that it was opened is kept. */
export async function openDocument<Kind extends string>(scope: Scope, shelf: Shelf<Kind>, id: number) {
  const row = orRefuse(await scope.maybe(shelf.one(id)), noSuchPaper());
  await acting(scope, shelf.mayRead(row.staffId));
  const file = await fileOf(scope, row);
  shelf.note(scope, 'open', row);
  return file;
}

/** A paper as it is answered: with its number, and the address of its file. */
export function answerOf<Kind extends string>(
  vault: Vault,
  shelf: Shelf<Kind>,
  { numberSealed, filePath, staffId, ...row }: Awaited<ReturnType<typeof lockedDocument<Kind>>>,
) {
  return {
    ...row,
    number: numberSealed && vault.open('paper', numberSealed, boundTo(staffId)),
    fileUrl: filePath === null ? null : `${shelf.address}/${row.id}/file`,
  };
}

async function lockedDocument<Kind extends string>(scope: Scope, shelf: Shelf<Kind>, id: number) {
  const found = orRefuse(await scope.maybe(shelf.one(id)), noSuchPaper());
  await lockMember(scope, found.staffId);
  return scope.one(shelf.one(id));
}

/** Of two who keep the papers of one person one comes after the other. */
export async function lockMember(scope: Scope, staffId: number): Promise<void> {
  orRefuse(await scope.maybe(lockedMember(staffId)), noSuchStaffMember());
}

async function refuseWrong(scope: Scope, dates: { readonly issuedOn: string; readonly expiresOn: string | null }) {
  const { center } = await scope.opened;
  const wrong = checkDates(dates, dayAt(scope.now, center.zone));
  if (wrong) throw wrong;
}

/** Who counts for the ratio follows from what is held. */
export async function changed(scope: Scope, staffId: number): Promise<void> {
  await renewBlocks(scope, staffId);
  scope.touch('papers');
}

const boundTo = (staffId: number) => `staff ${staffId}`;
const sealed = (vault: Vault, staffId: number, number: string | null): Buffer | null =>
  number === null ? null : vault.seal('paper', number, boundTo(staffId));
const noSuchPaper = () => notFound('This paper was not found');
