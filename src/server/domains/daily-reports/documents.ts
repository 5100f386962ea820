import type { Api } from '#contract/index.ts';
import type { DownloadFormat } from '#contract/kernel/download-formats.ts';
import type { Received } from '#contract/kernel/endpoint.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { documentSubject } from '#server/domains/children/queries.ts';
import { type DateRange, pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { askedChild } from '#server/kernel/access/guardian.ts';
import { printedLogo } from '#server/kernel/center/logo.ts';
import { type DocumentRecord, type ReportDocument, writeDocument } from '#server/kernel/documents/document.ts';
import { type Moments, momentsIn } from '#server/kernel/documents/moments.ts';
import { documentReader } from '#server/kernel/documents/reader.ts';
import { invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { withheldAround } from '#server/kernel/withheld/withheld.ts';
import type { Server } from '#server/server.ts';
import { type FamilyReportRow, familyReport, familyReports } from './queries.ts';
import { FREE_TEXTS } from './read.ts';

/** More make no document: it would be cut short, or take too long. */
const MOST = 1000;

type AskedReports = Received<Api['GET /api/parent/daily-reports/document']>['query'];

/** Daily reports as files (daily-reports-4). */
export function reportDocumentRoutes(serve: Serve): void {
  serve.file('GET /api/daily-reports/:id/document', async ({ scope, server, params, query }) => {
    const report = orRefuse(await scope.maybe(familyReport(params.id)), noSuchReport());
    return writeDocument(...(await documentOf(server, scope, report.childId, [report], query.format)));
  });
  serve.heavyFile('GET /api/parent/daily-reports/document', async ({ act, server, query }) =>
    writeDocument(...(await act((scope) => reportsOf(server, scope, query)))),
  );
}

/** Reads the daily reports of some days for one file. */
async function reportsOf(server: Server, scope: Scope, query: AskedReports) {
  const childId = orRefuse(await askedChild(scope, query), notFound('This child was not found'));
  const range = await pastRange(scope, query, { days: 90, limit: MOST + 1 });
  const reports = await scope.all(familyReports(childId, range));
  if (reports.length === 0) throw notFound('There are no daily reports on these days');
  if (reports.length > MOST) throw invalid({ from: 'These are too many reports for one document. Choose fewer days.' });
  return documentOf(server, scope, childId, reports, query.format, range);
}

async function documentOf(
  server: Server,
  scope: Scope,
  childId: number,
  rows: readonly FamilyReportRow[],
  asked: DownloadFormat | undefined,
  range?: DateRange,
) {
  const { child, center, zone } = orRefuse(await scope.maybe(documentSubject(childId)), noSuchReport());
  const reader = await documentReader(scope, asked);
  const { language, format } = reader;
  const reports = await withheldAround(scope, childId, rows, FREE_TEXTS);
  const { from, to } = range ?? { from: rows[0]?.date ?? '', to: '' };
  const logo = format === 'pdf' ? await printedLogo(server.files, scope) : null;
  const document: ReportDocument = {
    language,
    title: range ? translate(language, 'Daily reports') : translate(language, 'Daily report'),
    fileName: range
      ? translate(language, 'Daily reports {{child}} {{from}} to {{to}}', { child, from, to })
      : translate(language, 'Daily report {{child}} {{date}}', { child, date: from }),
    center,
    child,
    records: reports.map((report) => reportRecord(report, momentsIn(reader, zone), language)).reverse(),
  };
  return [document, format, async () => logo] as const;
}

/** A daily report as a document says it. */
export function reportRecord(report: FamilyReportRow, moments: Moments, language: Language): DocumentRecord {
  const { day, moment } = moments;
  return {
    heading: day(report.date),
    fields: [
      { label: translate(language, 'Meals'), text: report.meals },
      { label: translate(language, 'Naps'), text: report.naps },
      { label: translate(language, 'Activities'), text: report.activities },
      { label: translate(language, 'Mood'), text: report.mood ? moodText(language)[report.mood] : '' },
      { label: translate(language, 'Notes'), text: report.notes },
      { label: translate(language, 'Written by'), text: report.writtenBy },
      { label: translate(language, 'Written on'), text: moment(report.createdAt) },
    ],
  };
}

const moodText = (language: Language): Readonly<Record<NonNullable<FamilyReportRow['mood']>, string>> => ({
  happy: translate(language, 'Happy'),
  content: translate(language, 'Content'),
  fussy: translate(language, 'Fussy'),
  tired: translate(language, 'Tired'),
  excited: translate(language, 'Excited'),
  cranky: translate(language, 'Cranky'),
});

const noSuchReport = () => notFound('This daily report was not found');
