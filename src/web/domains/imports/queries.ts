import type { ImportKind } from '../../../contract/import-columns.ts';
import { call, mutation, query } from '../../lib/api.ts';
import { hasEnded, POLL_MS } from './rules.ts';

export const previewImport = mutation('POST /api/imports/preview');
export const startImport = mutation('POST /api/imports');

/** How far an import has come; asked again until it has ended. */
export const importRun = (id: number) => {
  const read = query('GET /api/imports/:id', { params: { id } });
  return {
    ...read,
    refetchInterval: ({ state }: { state: { data: Parameters<typeof hasEnded>[0] } }) =>
      hasEnded(state.data) ? (false as const) : POLL_MS,
  };
};

export const exportTable = {
  mutationFn: (kind: ImportKind) => call('GET /api/exports/:kind', { params: { kind } }),
};
