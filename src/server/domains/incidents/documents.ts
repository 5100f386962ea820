import type { Language } from '../../../contract/languages.ts';
import type { DownloadFormat } from '../../../contract/preference-defaults.ts';
import { audit } from '../../audit/audit.ts';
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
import { noSuchIncident, receive } from './family.ts';
import { familyIncidents, type WholeIncident, wholeIncident, wholeIncidentsOf } from './queries.ts';

/** More make no document: it would be cut short, or take too long. */
const MOST = 1000;

/** Incidents as files (DECISIONS row 35); a guardian who takes one has seen it (row 17). */
export function incidentDocumentRoutes(serve: Serve): void {
  serve.file('GET /api/incidents/:id/document', async ({ scope, server, params, query }) => {
    const { actor } = await scope.opened;
    if (actor.kind === 'parent') await receive(scope, params.id);
    const incident = orRefuse(await scope.maybe(wholeIncident(params.id)), noSuchIncident());
    return documentOf(server, scope, incident.childId, [incident], query.format);
  });
  serve.file('GET /api/parent/incidents/document', async ({ scope, server, query }) => {
    const childId = orRefuse(await askedChild(scope, query), notFound('This child was not found'));
    const window = await pastWindow(scope, query, { days: 365, limit: MOST + 1 });
    const found = await scope.all(familyIncidents(childId, window));
    if (found.length === 0) throw notFound('There are no incident reports on these days');
    if (found.length > MOST) throw invalid({ from: 'These are too many reports for one document. Choose fewer days.' });
    await Promise.all(found.filter(({ seenAt }) => seenAt === null).map(({ id }) => receive(scope, id)));
    return documentOf(server, scope, childId, await scope.all(wholeIncidentsOf(childId, window)), query.format, window);
  });
}

async function documentOf(
  server: Server,
  scope: Scope,
  childId: number,
  rows: readonly WholeIncident[],
  asked: DownloadFormat | undefined,
  window?: DayWindow,
): Promise<FileAnswer> {
  const { child, center, zone } = orRefuse(await scope.maybe(documentSubject(childId)), noSuchIncident());
  const { language, format, dateFormat } = await documentReader(scope, asked);
  const incidents = await withheldAround(scope, childId, rows, ['description', 'actionTaken']);
  const ids = rows.map(({ id }) => id);
  audit(scope, { action: 'download incident', entity: 'incident', ids, children: [childId] });
  const { from, to } = window ?? { from: rows[0]?.date ?? '', to: '' };
  return writeDocument(
    {
      language,
      title: window ? say(language, 'Incident reports') : say(language, 'Incident report'),
      fileName: window
        ? say(language, 'Incident reports {{child}} {{from}} to {{to}}', { child, from, to })
        : say(language, 'Incident report {{child}} {{date}}', { child, date: from }),
      center,
      child,
      records: incidents
        .map((incident) => incidentRecord(incident, momentsIn(language, zone, dateFormat), language))
        .reverse(),
    },
    format,
    () => printedLogo(server.files, scope),
  );
}

/** An incident as a document says it. */
export function incidentRecord(incident: WholeIncident, moments: Moments, language: Language): DocumentRecord {
  const { day, time, moment } = moments;
  return {
    heading: day(incident.date),
    fields: [
      { label: say(language, 'Time'), text: time(incident.time) },
      { label: say(language, 'What happened'), text: incident.description },
      { label: say(language, 'Action taken'), text: incident.actionTaken },
      { label: say(language, 'Reported by'), text: incident.reportedBy },
      { label: say(language, 'Family told'), text: toldWords(incident, language, moment) },
      {
        label: say(language, 'Acknowledged'),
        text: incident.acknowledgements
          .map(({ guardian, signature, at }) =>
            say(language, '{{name}}, signed “{{signature}}”, {{when}}', {
              name: guardian,
              signature,
              when: moment(at),
            }),
          )
          .join('\n'),
      },
      { label: say(language, 'Written on'), text: moment(incident.createdAt) },
    ],
  };
}

function toldWords(
  { parentNotifiedAt, parentNotifiedBy }: WholeIncident,
  language: Language,
  moment: (at: Date) => string,
): string {
  if (!parentNotifiedAt) return say(language, 'Not yet');
  const when = moment(parentNotifiedAt);
  return parentNotifiedBy === null ? when : say(language, 'By {{name}}, {{when}}', { name: parentNotifiedBy, when });
}
