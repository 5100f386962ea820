import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Language } from '#contract/kernel/languages.ts';
import { inCenter } from '#server/db/open-scope.ts';
import { codeOf } from '#server/error-code.ts';
import { type Head, headsFile, headsIn } from '#server/kernel/audit/heads.ts';
import { erasedOf, type Fault, rangesOfRecords, verifyRows, verifySeals } from '#server/kernel/audit/verify.ts';
import { endsOfStretches, sealById } from '#server/kernel/audit/verify-queries.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { sayEntity } from '#server/kernel/i18n/audit-names/say.ts';
import type { Server } from '#server/server.ts';

/** How many seals, some days of a busy center, are compared in about a second. */
const SEALS_A_PART = 2000;
const SHOWN = 200;
const SEALS = 'seals';

/** What there is to compare, in parts of about a second each, so that nobody waits without seeing how far it is. */
export async function partsOf(server: Server, centerId: number) {
  const ends = await inCenter(server, { centerId }, (scope) => scope.all(endsOfStretches(SEALS_A_PART)));
  const starts = [0, ...ends.map(({ id }) => id)];
  const seals = starts.map((start, i) => `${SEALS}-${start}-${starts[i + 1] ?? Number.MAX_SAFE_INTEGER}`);
  const records = await rangesOfRecords(server, centerId);
  return {
    parts: [...seals, ...records.map(({ table, from, to }) => `${table}-${from}-${to}`)],
    erased: await erasedOf(server, centerId),
  };
}

/** Compares one part; what was exchanged with another part's is told as changed. */
export async function verifyPart(server: Server, centerId: number, part: string, language: Language) {
  const [what = '', from, to] = part.split('-');
  const range = { from: Number(from), to: Number(to) };
  if (what !== SEALS) {
    return toWire({ sealed: 0, faults: await verifyRows(server, centerId, { table: what, ...range }) }, language);
  }
  const heads = await headsOf(server, centerId, range);
  const after = range.from === 0 ? undefined : await headBefore(server, centerId, range.from);
  return toWire(await verifySeals(server, { centerId, heads, after, until: range.to }), language);
}

const toWire = (
  { sealed, faults }: { readonly sealed: number; readonly faults: readonly Fault[] },
  language: Language,
) => ({
  sealed,
  found: faults.length,
  faults: faults.slice(0, SHOWN).map((fault) => ({
    ...fault,
    named: fault.entity && sayEntity(language, fault.entity),
    entityIds: [...fault.entityIds],
  })),
});

/** The end of the part before, which is compared with that. */
async function headBefore(server: Server, centerId: number, id: number): Promise<Head> {
  const seal = await inCenter(server, { centerId }, (scope) => scope.maybe(sealById(id)));
  return { centerId, id, root: orRefuse(seal, notFound('This part was not found')).root };
}

/** The heads of a stretch that left the database; none where the file is not there. Years of them are not read at once. */
async function headsOf(server: Server, centerId: number, { from, to }: { readonly from: number; readonly to: number }) {
  const heads: Head[] = [];
  try {
    for await (const line of createInterface({ input: createReadStream(headsFile(server.config)) }))
      heads.push(...headsIn(line).filter((head) => head.centerId === centerId && head.id > from && head.id <= to));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  return heads;
}
