import type { ExportKind } from '#contract/imports-columns.ts';
import { call, mutation, query, type ReplyOf, tellingMutation } from '#web/lib/api.ts';
import { isUnderWay, POLL_MS } from './rules.ts';

type Polled = { state: { data: ReplyOf<'GET /api/imports/:id'> | undefined } };

/** An uploaded spreadsheet, read anew whenever it is come to; asked for again while it is coming in. */
export const importFile = (id: number) => ({
  ...query('GET /api/imports/:id', { params: { id } }),
  staleTime: 0,
  refetchInterval: ({ state }: Polled) => (isUnderWay(state.data?.status) ? POLL_MS : (false as const)),
});
/** What was begun and what came in; read anew whenever the list is come to. */
export const importFiles = () => ({ ...query('GET /api/imports'), staleTime: 0 });

const keyOf = (id: number) => importFile(id).queryKey;

export const uploadSpreadsheet = tellingMutation('POST /api/imports', [], ({ put }, file) => put(keyOf(file.id), file));
export const answerFor = tellingMutation('PATCH /api/imports/:id', [], ({ put }, file) => put(keyOf(file.id), file));
export const startImport = tellingMutation('POST /api/imports/:id/start', [], ({ put }, file) =>
  put(keyOf(file.id), file),
);
export const takeBackImport = tellingMutation('POST /api/imports/:id/take-back', [], ({ put }, file) =>
  put(keyOf(file.id), file),
);
export const discardSpreadsheet = mutation('DELETE /api/imports/:id');

export const leftOutRows = {
  mutationFn: (id: number) => call('GET /api/imports/:id/left-out', { params: { id } }),
};
export const exportTable = {
  mutationFn: (kind: ExportKind) => call('GET /api/exports/:kind', { params: { kind } }),
};
