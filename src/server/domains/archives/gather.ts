import type { Scope } from '#server/db/scope.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import type { ArchiveContent } from '#server/kernel/archive/part.ts';
import type { Reader } from '#server/kernel/archive/section.ts';
import { documentReader } from '#server/kernel/documents/reader.ts';
import { domains } from '#server/kernel/domain.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { type ArchivedChild, archivedChild } from './queries.ts';

/** What an archive is made of, as its guardian reads it. */
export interface Gathered extends Reader {
  readonly at: Date;
  readonly guardian: string;
  readonly child: ArchivedChild;
  /** What each domain gives, in the order in which their sections stand. */
  readonly contents: readonly ArchiveContent[];
}

/** Reads everything of a child in its guardian's own scope: other children's names are withheld (docs/decisions/0015). */
export async function gather(server: Server, scope: Scope, archiveId: number): Promise<Gathered> {
  const { center } = await scope.opened;
  const child = orRefuse(await scope.maybe(archivedChild(archiveId)), notFound('This child was not found'));
  const parent = await actingGuardianOf(scope, child.id);
  const { language, timeFormat } = await documentReader(scope);
  const reader = { language, timeFormat, zone: center.zone };
  const parts = domains().flatMap(({ archive }) => archive ?? []);
  const contents: ArchiveContent[] = [];
  for (const part of parts.sort((one, other) => one.place - other.place)) {
    contents.push(await part.read(scope, child.id, reader, server));
  }
  return { ...reader, at: scope.now, guardian: `${parent.firstName} ${parent.lastName}`, child, contents };
}
