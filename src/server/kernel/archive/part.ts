import type { Scope } from '#server/db/scope.ts';
import type { Server } from '#server/server.ts';
import type { Reader, Section } from './section.ts';

/** What a domain gives to a child's archive (docs/decisions/0019-childhood-archive.md). */
export interface ArchivePart {
  /** Where its section stands among those of other domains, the smallest first; tens, so that one fits in between. */
  readonly place: number;
  /** Reads everything it has of the child, oldest first, in the scope of the guardian who asked: it sees what they see. */
  readonly read: (scope: Scope, childId: number, reader: Reader, server: Server) => Promise<ArchiveContent>;
}

export interface ArchiveContent {
  /** Stored files to copy into the archive, in this order. */
  readonly files?: readonly ArchiveFile[];
  /** Documents that are made for it, such as what was signed as PDF; few and small, since all are in memory. */
  readonly made?: readonly MadeFile[];
  /** Written once the files of every part have been copied, so that it can link to all of them. */
  readonly section: (placed: PlacedFiles) => Section;
}

export interface MadeFile {
  /** Its path in the archive. */
  readonly name: string;
  readonly at: Date;
  readonly content: Buffer;
}

export interface ArchiveFile {
  /** Of its upload: `/uploads/….jpg`. */
  readonly path: string;
  /** As its guardian reads it. */
  readonly title: string;
  readonly at: Date;
  readonly whole: Copy;
  /** Of a picture: what a page shows, with a link to the whole. */
  readonly small?: Copy;
}
interface Copy {
  /** Its path in the archive. */
  readonly name: string;
  /** Which of the upload's files it is, such as `original.jpg`. */
  readonly variant: string;
}

/** Where files lie in the archive, by the path of their upload; one that was deleted before it was copied is missing. */
export type PlacedFiles = ReadonlyMap<string, PlacedFile>;
export interface PlacedFile {
  readonly title: string;
  readonly file: string;
  /** A smaller picture; `file` itself where there is none. */
  readonly small: string;
}

/** The rows whose file lies in the archive, each with its place. */
export const withPlaces = <Row extends { readonly filePath: string }>(
  rows: readonly Row[],
  placed: PlacedFiles,
): (Row & PlacedFile)[] =>
  rows.flatMap((row) => {
    const place = placed.get(row.filePath);
    return place ? [{ ...row, ...place }] : [];
  });
