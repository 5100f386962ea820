import type { Scope } from '#server/db/scope.ts';
import type { Serve } from '#server/http/serve.ts';
import { nameFor } from '#server/kernel/files/zip.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { keyOf } from '#server/kernel/uploads/keys.ts';
import { asPhoto, readerOf } from './answers.ts';
import { changePhoto, deletePhoto, postPhoto } from './commands.ts';
import { keeping, photosToSave } from './keeping.ts';
import { zipOfPhotos } from './photos-zip.ts';
import { familiesThatSee, photo, photoFile, photos, summary } from './queries.ts';

export function galleryRoutes(serve: Serve): void {
  serve.cached(
    'GET /api/gallery',
    {
      until: 'day',
      sharedBy: 'person',
    },
    async ({ scope, query }) => {
      const reader = await readerOf(scope);
      const rows = await scope.all(photos(reader, { ...query, limit: query.limit ?? 500 }));
      return rows.map((row) => asPhoto(reader, row));
    },
  );
  serve.cached(
    'GET /api/gallery/summary',
    {
      until: 'day',
      sharedBy: 'person',
    },
    ({ scope, query }) => scope.one(summary({ ...query, ...keeping(query) })),
  );
  serve('GET /api/gallery/audience', ({ scope, query: { childIds = [], roomIds = [], photoId } }) =>
    scope.one(familiesThatSee({ childIds, roomIds, photoId }, scope.now)),
  );
  serve('GET /api/gallery/:id', async ({ scope, params }) => {
    const reader = await readerOf(scope);
    return asPhoto(reader, orRefuse(await scope.maybe(photo(reader, params.id)), notFound('This photo was not found')));
  });
  serve('POST /api/gallery', async ({ scope, body }) => asPhoto('staff', await postPhoto(scope, body)));
  serve('PATCH /api/gallery/:id', async ({ scope, params, body }) =>
    asPhoto('staff', await changePhoto(scope, params.id, body)),
  );
  serve('DELETE /api/gallery/:id', async ({ scope, params }) => {
    await deletePhoto(scope, params.id);
    return {};
  });
  serve.picture('GET /api/gallery/:id/image', async ({ scope, params, query }) => {
    const { filePath: path, title } = await fileOf(scope, params.id);
    return { name: nameFor(title), path, width: Number(query.size ?? 960) };
  });
  serve.file('GET /api/gallery/:id/original', async ({ scope, params }) => {
    const { filePath, title } = await fileOf(scope, params.id);
    const key = keyOf((await scope.opened).center.id, filePath, 'original.jpg');
    return { name: `${nameFor(title)}.jpg`, type: 'image/jpeg', content: { key } };
  });
  serve.file('GET /api/gallery/archive', async ({ scope, query, server }) => {
    const rows = await photosToSave(scope, query);
    const { center } = await scope.opened;
    return {
      name: `${['Photos', query.month ?? [query.from, query.to]].flat().filter(Boolean).join(' ')}.zip`,
      type: 'application/zip',
      content: await zipOfPhotos(server.files, center.id, rows),
    };
  });
}

async function fileOf(scope: Scope, id: number) {
  const { filePath, fileStored, title } = orRefuse(
    await scope.maybe(photoFile(id)),
    notFound('This photo was not found'),
  );
  if (!fileStored) throw notFound('This file is missing');
  return { filePath, title };
}
