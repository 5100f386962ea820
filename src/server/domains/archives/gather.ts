import type { Language } from '../../../contract/languages.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { notFound, orRefuse } from '../../refusal.ts';
import { languageOf } from '../../words/reader.ts';
import { type ActivityRow, activitiesOf } from '../activities/queries.ts';
import { FREE_TEXTS as ACTIVITY_TEXTS, inFamilysWords } from '../activities/read.ts';
import { type AttendanceDayRow, attendanceWithin } from '../attendance/queries.ts';
import { withheld } from '../children/withheld.ts';
import { type FamilyReportRow, familyReports } from '../daily-reports/queries.ts';
import { guardianOf } from '../guardians/access.ts';
import { type WholeIncident, wholeIncidentsOf } from '../incidents/queries.ts';
import { type FamilyMilestone, milestonesOf } from '../milestones/family.ts';
import { taxDocuments } from '../tax-documents/queries.ts';
import { type ArchivedChild, type ArchivedPhoto, archivedChild, archivedPhotos } from './queries.ts';

/** All of a child's time; no center writes so much of one child that memory would mind. */
const ALWAYS = { from: '1900-01-01', to: '2999-12-31', limit: 1_000_000 };
/** How many rows are searched for names at a time. */
const CHUNK = 500;

/** What an archive is made of, oldest first, as its guardian reads it. */
export interface Gathered {
  readonly language: Language;
  readonly zone: string;
  readonly at: Date;
  readonly guardian: string;
  readonly child: ArchivedChild;
  readonly reports: readonly FamilyReportRow[];
  readonly attendance: readonly AttendanceDayRow[];
  readonly incidents: readonly WholeIncident[];
  readonly activities: readonly ActivityRow[];
  readonly milestones: readonly FamilyMilestone[];
  readonly photos: readonly ArchivedPhoto[];
  readonly documents: readonly TaxDocument[];
}
type TaxDocument = Awaited<ReturnType<ReturnType<typeof taxDocuments>['execute']>>[number];

/** Reads everything of a child in its guardian's own scope: other children's names are withheld (docs/decisions/0010). */
export async function gather(scope: Scope, archiveId: number): Promise<Gathered> {
  const { center } = await scope.opened;
  const child = orRefuse(await scope.maybe(archivedChild(archiveId)), notFound('This child was not found'));
  const parent = await guardianOf(scope, child.id);
  const documents = (await scope.all(taxDocuments())).filter(({ fileStored }) => fileStored).reverse();
  const ids = documents.map(({ id }) => id);
  if (ids.length > 0) audit(scope, { action: 'archive tax documents', entity: 'tax_document', ids });
  const language = await languageOf(scope, 'parent', parent.id);
  const activities = (await scope.all(activitiesOf(scope.now, child.id, ALWAYS))).reverse();
  return {
    language,
    zone: center.zone,
    at: scope.now,
    guardian: `${parent.firstName} ${parent.lastName}`,
    child,
    reports: await readable(scope, (await scope.all(familyReports(child.id, ALWAYS))).reverse(), REPORT_TEXTS),
    attendance: (await scope.all(attendanceWithin(scope.now, child.id, ALWAYS))).reverse(),
    incidents: await readable(scope, (await scope.all(wholeIncidentsOf(child.id, ALWAYS))).reverse(), INCIDENT_TEXTS),
    activities: inFamilysWords(language, await readable(scope, activities, ACTIVITY_TEXTS)),
    milestones: await milestonesOf(scope, child.id, language),
    photos: await readable(scope, await scope.all(archivedPhotos(child.id)), PHOTO_TEXTS),
    documents,
  };
}

const REPORT_TEXTS = ['meals', 'naps', 'activities', 'notes'] as const;
const INCIDENT_TEXTS = ['description', 'actionTaken'] as const;
const PHOTO_TEXTS = ['title', 'description'] as const;

type Written<Field extends string> = Readonly<Record<Field, string>> & { readonly createdAt: Date };

async function readable<Row extends Written<Field>, Field extends keyof Row & string>(
  scope: Scope,
  rows: readonly Row[],
  fields: readonly Field[],
): Promise<Row[]> {
  const read: Row[] = [];
  for (let first = 0; first < rows.length; first += CHUNK) {
    const chunk = rows.slice(first, first + CHUNK);
    read.push(...(await withheld(scope, chunk, fields, chunk[0]?.createdAt)));
  }
  return read;
}
