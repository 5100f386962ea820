import type { Scope } from '#server/db/scope.ts';
import { type ActivityRow, activitiesOn } from '#server/domains/activities/queries.ts';
import { activityText } from '#server/domains/activities/texts.ts';
import { enrolledChild } from '#server/domains/children/queries.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { type DatesReader, momentsIn } from '#server/kernel/documents/moments.ts';
import { documentReader } from '#server/kernel/documents/reader.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { childrenWhoCame, latestReports } from './queries.ts';

/**
 * What a daily report could say of a child's day, from what was recorded of it, in the writer's language. Nothing is kept:
 * a teacher completes it. Medicines are left out: a report is read by more people than may know of them.
 */
export async function draftReport(scope: Scope, childId: number, asked: string | undefined) {
  orRefuse(await scope.maybe(enrolledChild(childId)), notFound('This child was not found'));
  const { center } = await scope.opened;
  const date = asked ?? dayAt(scope.now, center.zone);
  const [draft] = await draftsOf(scope, [childId], date);
  return orRefuse(draft, notFound('This child was not found'));
}

/** The drafts of all who came today, each with the report that stands (daily-reports-8). */
export async function draftsOfToday(scope: Scope) {
  const { center } = await scope.opened;
  const date = dayAt(scope.now, center.zone);
  const came = (await scope.all(childrenWhoCame(date))).map(({ childId }) => childId);
  const [drafts, latest] = await Promise.all([draftsOf(scope, came, date), scope.all(latestReports(came, date))]);
  const reports = new Map(latest.map(({ childId, ...report }) => [childId, report]));
  return drafts.map((draft) => ({ ...draft, report: reports.get(draft.childId) ?? null }));
}

async function draftsOf(scope: Scope, childIds: readonly number[], date: string) {
  const reader = await documentReader(scope);
  const day = await scope.all(activitiesOn(scope.now, childIds, date));
  const lines = (some: readonly ActivityRow[]) => some.map((row) => line(reader, row)).join('\n');
  return childIds.map((childId) => {
    const rows = day.filter((row) => row.childId === childId && row.kind !== 'medicine');
    const of = (...kinds: readonly ActivityRow['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind));
    return {
      childId,
      date,
      meals: lines(of('meal', 'bottle')),
      naps: lines(of('nap')),
      activities: lines(of('learning', 'outdoor', 'other')),
      notes: [...diapers(reader, of('diaper')), ...of('note').map(({ notes }) => notes)].join('\n'),
      /** How many records it was made from. */
      records: rows.length,
    };
  });
}

/** 'Lunch: ate most of it. Two helpings of peas.' */
function line(reader: DatesReader, row: ActivityRow): string {
  const said = activityText(reader, row, false);
  return row.notes ? translate(reader.language, '{{what}}. {{notes}}', { what: said, notes: row.notes }) : said;
}

/** All in one line, each with its time. */
function diapers(reader: DatesReader, rows: readonly ActivityRow[]): string[] {
  if (rows.length === 0) return [];
  const { language } = reader;
  const { time } = momentsIn(reader, 'UTC');
  const changes = rows.map((row) =>
    translate(language, '{{time}} {{what}}', {
      time: time(row.at ?? '00:00'),
      what: activityText(reader, row, false),
    }),
  );
  return [translate(language, 'Diapers: {{changes}}', { changes: changes.join(', ') })];
}
