import type { Serve } from '#server/http/serve.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { printedLogo } from '#server/kernel/center/logo.ts';
import { documentReader } from '#server/kernel/documents/reader.ts';
import { mayShow } from './access.ts';
import { choosePack, ruleChoice } from './choice.ts';
import { sheetFile } from './downloads.ts';
import { takeHeadcount } from './headcounts.ts';
import {
  endExemption,
  readImmunizations,
  recordCombination,
  recordDose,
  recordExemption,
  removeDose,
} from './immunizations.ts';
import { inspectorLinks, looksThrough, makeInspectorLink, revokeInspectorLink } from './links.ts';
import { noteReading, shown, wholeSheet } from './read.ts';

/** The compliance pack: sheets, the rules behind them, headcounts, immunizations, and links for inspectors. */
export function complianceRoutes(serve: Serve): void {
  serve.heavy('GET /api/compliance/sheets/:sheet', ({ act, params, query }) =>
    act(async (scope) => {
      const { center } = await scope.opened;
      await acting(scope, mayShow([params.sheet]));
      const sheet = await wholeSheet(scope, center.zone, await documentReader(scope), params.sheet, query);
      noteReading(scope, sheet, 'screen');
      return shown(sheet);
    }),
  );
  // Nobody waits for a long paper inside of a transaction.
  serve.heavyFile('GET /api/compliance/sheets/:sheet/download', async ({ act, server, params, query }) => {
    const { format = 'csv', ...wanted } = query;
    const read = await act(async (scope) => {
      const { center } = await scope.opened;
      await acting(scope, mayShow([params.sheet]));
      const reader = await documentReader(scope);
      const sheet = await wholeSheet(scope, center.zone, reader, params.sheet, wanted);
      noteReading(scope, sheet, format);
      return { sheet, reader, logo: format === 'pdf' ? await printedLogo(server.files, scope) : null };
    });
    return sheetFile(read.reader, read.sheet, format, async () => read.logo);
  });

  serve('GET /api/compliance/rules', ({ scope }) => ruleChoice(scope));
  serve('PUT /api/compliance/rules', ({ scope, body }) => choosePack(scope, body.pack, body.version));
  serve('POST /api/compliance/headcounts', ({ scope, body }) => takeHeadcount(scope, body));

  serve('GET /api/compliance/inspector-links', ({ scope }) => inspectorLinks(scope));
  serve('POST /api/compliance/inspector-links', ({ scope, server, body }) => makeInspectorLink(server, scope, body));
  serve('POST /api/compliance/inspector-links/:id/revoke', ({ scope, params }) =>
    revokeInspectorLink(scope, params.id),
  );
  serve('GET /api/compliance/inspector-links/:id/looks', ({ scope, params }) => looksThrough(scope, params.id));

  serve('GET /api/children/:id/immunizations', ({ scope, params }) => readImmunizations(scope, params.id));
  serve('POST /api/children/:id/immunizations', ({ scope, params, body }) => recordDose(scope, params.id, body));
  serve('POST /api/children/:id/combination-vaccines', ({ scope, params, body }) =>
    recordCombination(scope, params.id, body),
  );
  serve('DELETE /api/immunizations/:id', ({ scope, params }) => removeDose(scope, params.id));
  serve('POST /api/children/:id/immunization-exemptions', ({ scope, params, body }) =>
    recordExemption(scope, params.id, body),
  );
  serve('DELETE /api/immunization-exemptions/:id', ({ scope, params }) => endExemption(scope, params.id));
}
