import type { Api } from '#contract/index.ts';
import type { DownloadFormat } from '#contract/kernel/download-formats.ts';
import type { Received } from '#contract/kernel/endpoint.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { documentSubject } from '#server/domains/children/queries.ts';
import { type DateRange, pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { askedChild } from '#server/kernel/access/guardian.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { printedLogo } from '#server/kernel/center/logo.ts';
import { type DocumentRecord, type ReportDocument, writeDocument } from '#server/kernel/documents/document.ts';
import { type Moments, momentsIn } from '#server/kernel/documents/moments.ts';
import { documentReader } from '#server/kernel/documents/reader.ts';
import { invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { printedPicture } from '#server/kernel/uploads/printed.ts';
import { withheldAround } from '#server/kernel/withheld/withheld.ts';
import type { Server } from '#server/server.ts';
import { FREE_TEXTS, noSuchIncident, receive } from './family.ts';
import { familyIncidents, type WholeIncident, wholeIncident, wholeIncidentsOf } from './queries.ts';
import { kindText, partText } from './texts.ts';

/** More make no document: it would be cut short, or take too long. */
const MOST = 1000;

type AskedIncidents = Received<Api['GET /api/parent/incidents/document']>['query'];

/** Incidents as files; a guardian who takes one has seen it (incidents-5). */
export function incidentDocumentRoutes(serve: Serve): void {
  serve.file('GET /api/incidents/:id/document', async ({ scope, server, params, query }) => {
    const { actor } = await scope.opened;
    if (actor.kind === 'parent') await receive(scope, params.id);
    const incident = orRefuse(await scope.maybe(wholeIncident(params.id)), noSuchIncident());
    return writeDocument(...(await documentOf(server, scope, incident.childId, [incident], query.format)));
  });
  serve.heavyFile('GET /api/parent/incidents/document', async ({ act, server, query }) =>
    writeDocument(...(await act((scope) => incidentsOf(server, scope, query)))),
  );
}

/** Reads the incidents of some days for one file. */
async function incidentsOf(server: Server, scope: Scope, query: AskedIncidents) {
  const childId = orRefuse(await askedChild(scope, query), notFound('This child was not found'));
  const range = await pastRange(scope, query, { days: 365, limit: MOST + 1 });
  const found = await scope.all(familyIncidents(childId, range));
  if (found.length === 0) throw notFound('There are no incident reports on these days');
  if (found.length > MOST) throw invalid({ from: 'These are too many reports for one document. Choose fewer days.' });
  await Promise.all(found.filter(({ seenAt }) => seenAt === null).map(({ id }) => receive(scope, id)));
  return documentOf(server, scope, childId, await scope.all(wholeIncidentsOf(childId, range)), query.format, range);
}

async function documentOf(
  server: Server,
  scope: Scope,
  childId: number,
  rows: readonly WholeIncident[],
  asked: DownloadFormat | undefined,
  range?: DateRange,
) {
  const { child, center, zone } = orRefuse(await scope.maybe(documentSubject(childId)), noSuchIncident());
  const reader = await documentReader(scope, asked);
  const { language, format } = reader;
  const incidents = await withheldAround(scope, childId, rows, FREE_TEXTS);
  const ids = rows.map(({ id }) => id);
  audit(scope, { action: 'download incident', entity: 'incident', ids, children: [childId] });
  const { from, to } = range ?? { from: rows[0]?.date ?? '', to: '' };
  const logo = format === 'pdf' ? await printedLogo(server.files, scope) : null;
  const document: ReportDocument = {
    language,
    title: range ? translate(language, 'Incident reports') : translate(language, 'Incident report'),
    fileName: range
      ? translate(language, 'Incident reports {{child}} {{from}} to {{to}}', { child, from, to })
      : translate(language, 'Incident report {{child}} {{date}}', { child, date: from }),
    center,
    child,
    records: incidents
      .map((incident) => ({
        ...incidentRecord(incident, momentsIn(reader, zone), language),
        picture: () => printedPicture(server.files, scope, incident.photoPath),
      }))
      .reverse(),
  };
  return [document, format, async () => logo] as const;
}

/** An incident as a document says it. */
export function incidentRecord(incident: WholeIncident, moments: Moments, language: Language): DocumentRecord {
  const { day, time, moment } = moments;
  return {
    heading: day(incident.date),
    fields: [
      { label: translate(language, 'Time'), text: time(incident.time) },
      { label: translate(language, 'Kind'), text: incident.kind ? kindText(language)[incident.kind] : '' },
      { label: translate(language, 'What happened'), text: incident.description },
      {
        label: translate(language, 'Part of the body'),
        text: incident.bodyParts.map((part) => partText(language)[part]).join(', '),
      },
      { label: translate(language, 'Witness'), text: incident.witness },
      { label: translate(language, 'First aid'), text: incident.firstAid },
      { label: translate(language, 'Action taken'), text: incident.actionTaken },
      { label: translate(language, 'Reported by'), text: incident.reportedBy },
      { label: translate(language, 'Family told'), text: toldText(incident, language, moment) },
      {
        label: translate(language, 'Acknowledged'),
        text: incident.acknowledgements
          .map(({ guardian, signature, at }) =>
            translate(language, '{{name}}, signed “{{signature}}”, {{when}}', {
              name: guardian,
              signature,
              when: moment(at),
            }),
          )
          .join('\n'),
      },
      { label: translate(language, 'Written on'), text: moment(incident.createdAt) },
    ],
  };
}

function toldText(
  { parentNotifiedAt, parentNotifiedBy, toldPerson }: WholeIncident,
  language: Language,
  moment: (at: Date) => string,
): string {
  if (!parentNotifiedAt) return translate(language, 'Not yet');
  const when = moment(parentNotifiedAt);
  if (toldPerson !== '' && parentNotifiedBy !== null)
    return translate(language, '{{person}}, by {{name}}, {{when}}', {
      person: toldPerson,
      name: parentNotifiedBy,
      when,
    });
  return parentNotifiedBy === null
    ? when
    : translate(language, 'By {{name}}, {{when}}', { name: parentNotifiedBy, when });
}
