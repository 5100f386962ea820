import type { Serve } from '#server/http/serve.ts';
import { sheetFile } from './downloads.ts';
import { inspectedSheet, inspection, languageOfInspector } from './inspection.ts';
import { shown } from './read.ts';

/** What the holder of an inspector's link may call; nothing else of the interface knows the token. */
export function inspectorRoutes(serve: Serve): void {
  serve.open('GET /api/inspections/:token', ({ server, request, params }) => inspection(server, request, params.token));
  serve.open('GET /api/inspections/:token/sheets/:sheet', async ({ server, request, params, query }) =>
    shown(await inspectedSheet(server, request, { ...params, form: 'screen' }, query)),
  );
  serve.openFile('GET /api/inspections/:token/sheets/:sheet/download', async ({ server, request, params, query }) => {
    const { format = 'csv', ...range } = query;
    const sheet = await inspectedSheet(server, request, { ...params, form: format }, range);
    return sheetFile({ language: languageOfInspector(request) }, sheet, format, async () => null);
  });
}
