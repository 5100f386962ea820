import type { Language } from '../../../contract/languages.ts';
import type { DownloadFormat } from '../../../contract/preference-defaults.ts';
import type { Scope } from '../../db/scope.ts';
import { type DocumentRecord, writeDocument } from '../../documents/document.ts';
import { type Moments, momentsIn } from '../../documents/moments.ts';
import type { FileAnswer } from '../../http/files.ts';
import type { Serve } from '../../http/serve.ts';
import { type DayWindow, pastWindow } from '../../http/window.ts';
import { invalid, notFound, orRefuse } from '../../refusal.ts';
import type { Server } from '../../server.ts';
import { say } from '../../words/say.ts';
import { printedLogo } from '../center/logo.ts';
import { documentSubject } from '../children/document-subject.ts';
import { withheldAround } from '../children/withheld.ts';
import { askedChild } from '../guardians/access.ts';
import { documentReader } from '../preferences/reader.ts';
import { type FamilyReportRow, familyReport, familyReports } from './queries.ts';

/** More make no document: it would be cut short, or take too long. */
const MOST = 1000;

/** Daily reports as files (DECISIONS row 35). */
export function reportDocumentRoutes(serve: Serve): void {
  serve.file('GET /api/daily-reports/:id/document', async ({ scope, server, params, query }) => {
    const report = orRefuse(await scope.maybe(familyReport(params.id)), noSuchReport());
    return documentOf(server, scope, report.childId, [report], query.format);
  });
  serve.file('GET /api/parent/daily-reports/document', async ({ scope, server, query }) => {
    const childId = orRefuse(await askedChild(scope, query), notFound('This child was not found'));
    const window = await pastWindow(scope, query, { days: 90, limit: MOST + 1 });
    const reports = await scope.all(familyReports(childId, window));
    if (reports.length === 0) throw notFound('There are no daily reports on these days');
    if (reports.length > MOST)
      throw invalid({ from: 'These are too many reports for one document. Choose fewer days.' });
    return documentOf(server, scope, childId, reports, query.format, window);
  });
}

async function documentOf(
  server: Server,
  scope: Scope,
  childId: number,
  rows: readonly FamilyReportRow[],
  asked: DownloadFormat | undefined,
  window?: DayWindow,
): Promise<FileAnswer> {
  const { child, center, zone } = orRefuse(await scope.maybe(documentSubject(childId)), noSuchReport());
  const { language, format, dateFormat } = await documentReader(scope, asked);
  const reports = await withheldAround(scope, childId, rows, ['meals', 'naps', 'activities', 'notes']);
  const { from, to } = window ?? { from: rows[0]?.date ?? '', to: '' };
  return writeDocument(
    {
      language,
      title: window ? say(language, 'Daily reports') : say(language, 'Daily report'),
      fileName: window
        ? say(language, 'Daily reports {{child}} {{from}} to {{to}}', { child, from, to })
        : say(language, 'Daily report {{child}} {{date}}', { child, date: from }),
      center,
      child,
      records: reports.map((report) => reportRecord(report, momentsIn(language, zone, dateFormat), language)).reverse(),
    },
    format,
    () => printedLogo(server.files, scope),
  );
}

/** A daily report as a document says it. */
export function reportRecord(report: FamilyReportRow, moments: Moments, language: Language): DocumentRecord {
  const { day, moment } = moments;
  return {
    heading: day(report.date),
    fields: [
      { label: say(language, 'Meals'), text: report.meals },
      { label: say(language, 'Naps'), text: report.naps },
      { label: say(language, 'Activities'), text: report.activities },
      { label: say(language, 'Mood'), text: report.mood ? moodWords(language)[report.mood] : '' },
      { label: say(language, 'Notes'), text: report.notes },
      { label: say(language, 'Written by'), text: report.writtenBy },
      { label: say(language, 'Written on'), text: moment(report.createdAt) },
    ],
  };
}

const moodWords = (language: Language): Readonly<Record<NonNullable<FamilyReportRow['mood']>, string>> => ({
  happy: say(language, 'Happy'),
  content: say(language, 'Content'),
  fussy: say(language, 'Fussy'),
  tired: say(language, 'Tired'),
  excited: say(language, 'Excited'),
  cranky: say(language, 'Cranky'),
});

const noSuchReport = () => notFound('This daily report was not found');
