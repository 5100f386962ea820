import type { Serve } from '#server/http/serve.ts';
import { nameFor } from '#server/kernel/files/zip.ts';
import { requestArchive, takeArchive } from './commands.ts';
import { archiveKey } from './keys.ts';
import { type ArchiveRow, archives } from './queries.ts';

export function archiveRoutes(serve: Serve): void {
  serve('GET /api/parent/archives', async ({ scope }) => (await scope.all(archives(scope.now))).map(asArchive));
  serve('POST /api/parent/archives', async ({ scope, body }) => asArchive(await requestArchive(scope, body.childId)));
  serve.file('GET /api/parent/archives/:id/file', async ({ scope, params }) => {
    const { child, folder, centerId } = await takeArchive(scope, params.id);
    return { name: `${nameFor(child)}.zip`, type: 'application/zip', content: { key: archiveKey(centerId, folder) } };
  });
}

const asArchive = (row: ArchiveRow) => ({
  ...row,
  downloadUrl: row.status === 'ready' ? `/api/parent/archives/${row.id}/file` : null,
});
