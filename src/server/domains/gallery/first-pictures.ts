import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { firstPaintFile, type GalleryPage, type PaintedFor } from '#contract/kernel/first-paint.ts';
import { FIRST_PICTURES } from '#contract/kernel/photo-limits.ts';
import type { Scope } from '#server/db/scope.ts';
import { guardianPreference } from '#server/domains/preferences/queries.ts';
import { forReader } from '#server/http/first-paint.ts';
import type { Server } from '#server/server.ts';
import { firstPhotos } from './queries.ts';

/**
 * The gallery's page with the pictures that a signed-in parent sees first, in the places where they will stand
 * (docs/decisions/0026).
 * @param folder of the built web application
 * @returns null where there is nothing to show before its time: no session, no photos, or photos that are to be blurred
 */
export function withFirstPictures(server: Server, request: FastifyRequest, folder: string): Promise<string | null> {
  return forReader(server, request, 'parent-gallery', async (paintedFor, look) => {
    const ids = await look.value(
      'first pictures',
      {
        until: 'day',
        sharedBy: 'person',
      },
      firstPictures,
    );
    return ids.length === 0 ? null : filled(await builtPage(folder, paintedFor), ids);
  });
}

async function firstPictures(scope: Scope): Promise<number[]> {
  const [{ actor }, photos] = await Promise.all([scope.opened, scope.all(firstPhotos(FIRST_PICTURES))]);
  const preference = actor.kind === 'parent' ? await scope.maybe(guardianPreference(actor.id)) : undefined;
  return preference?.privacyMode ? [] : photos.map(({ id }) => id);
}

const builtPage = async (folder: string, paintedFor: PaintedFor): Promise<GalleryPage> =>
  JSON.parse(await readFile(path.join(folder, `${firstPaintFile('parent-gallery', paintedFor)}.json`), 'utf8'));

function filled({ before, pictures, after }: GalleryPage, ids: readonly number[]): string {
  const shown = pictures.slice(0, ids.length).map((pieces, place) => pieces.join(String(ids[place])));
  return before + shown.join('') + after;
}
