import type { TableFormat } from '#contract/analytics-choices.ts';
import { type AuditKind, MOST_AUDIT_ROWS } from '#contract/audit-kinds.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { printedLogo } from '#server/kernel/center/logo.ts';
import { centerName } from '#server/kernel/center/queries.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { documentReader } from '#server/kernel/documents/reader.ts';
import { type TableDocument, writeTable } from '#server/kernel/documents/table.ts';
import { sayAction } from '#server/kernel/i18n/audit-actions/say.ts';
import { sayEntity } from '#server/kernel/i18n/audit-names/say.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Server } from '#server/server.ts';
import { type EntryRow, entries } from './queries.ts';
import { type Asked, filterOf, noteExport } from './read.ts';
import { kindOf } from './rules.ts';

/** Reads some of the log to be taken away, and writes down that it is. */
export async function readDownload(server: Server, scope: Scope, asked: Asked, format: TableFormat) {
  const { center } = await scope.opened;
  const filter = await filterOf(scope, asked);
  const reader = await documentReader(scope);
  const [all, { name }] = await Promise.all([
    scope.all(entries(filter, null, MOST_AUDIT_ROWS + 1)),
    scope.one(centerName()),
  ]);
  const found = all.slice(0, MOST_AUDIT_ROWS);
  noteExport(scope, filter, format, found.length);
  const logo = format === 'pdf' ? await printedLogo(server.files, scope) : null;
  return { found, isCut: all.length > found.length, filter, reader, center: name, zone: center.zone, logo };
}

/** The log as a file. */
export function logFile(
  { found, isCut, filter: { from, to }, reader, center, zone, logo }: Awaited<ReturnType<typeof readDownload>>,
  format: TableFormat,
) {
  const { language } = reader;
  const moments = momentsIn(reader, zone);
  const kinds = kindsIn(language);
  const nameOf = (entity: string) => {
    const kind = kindOf(entity);
    return kind ? kinds[kind] : sayEntity(language, entity);
  };
  const rowOf = (row: EntryRow) => [
    row.id,
    moments.moment(row.at),
    actorIn(language, row),
    sayAction(language, row.action),
    nameOf(row.entity),
    row.entityIds.join(', '),
    row.children.map(({ name }) => name).join(', '),
  ];
  const cut = isCut
    ? [
        translate(language, 'Only the newest {{most}} entries: choose fewer dates to have the others', {
          most: MOST_AUDIT_ROWS.toLocaleString(language),
        }),
      ]
    : [];
  const table: TableDocument = {
    language,
    title: translate(language, 'Audit log'),
    center,
    fileName: `audit-${from}-${to}`,
    facts: [translate(language, '{{from}} to {{to}}', { from: moments.day(from), to: moments.day(to) }), ...cut],
    columns: [
      { label: translate(language, 'Entry'), width: 1, isNumber: true },
      { label: translate(language, 'When'), width: 2.4 },
      { label: translate(language, 'Who'), width: 2 },
      { label: translate(language, 'What was done'), width: 2.4 },
      { label: translate(language, 'About'), width: 1.6 },
      { label: translate(language, 'Records'), width: 1.2 },
      { label: translate(language, 'Children'), width: 2.4 },
    ],
    rows: [...found.map(rowOf), ...cut.map((said) => ['', '', '', said, '', '', ''])],
    isWide: true,
  };
  return writeTable(table, format, async () => logo);
}

function actorIn(language: Language, { actorKind, actorName, actorId }: EntryRow): string {
  if (actorKind === 'system') return 'Larkhouse';
  const name = actorName ?? String(actorId ?? '');
  if (actorKind === 'device') return translate(language, 'Kiosk {{name}}', { name });
  if (actorKind === 'inspector') return translate(language, 'Inspector {{name}}', { name });
  return actorKind === 'parent' ? translate(language, '{{name}} (family)', { name }) : name;
}

const kindsIn = (language: Language): Readonly<Record<AuditKind, string>> => ({
  attendance: translate(language, 'Attendance'),
  activities: translate(language, 'Activities'),
  medications: translate(language, 'Medicines and immunizations'),
  incidents: translate(language, 'Incidents'),
  reports: translate(language, 'Daily reports'),
  kiosk: translate(language, 'Kiosk'),
  children: translate(language, 'Children'),
  guardians: translate(language, 'Families'),
  staff: translate(language, 'Staff'),
  sessions: translate(language, 'Sign-ins'),
  messages: translate(language, 'Messages and mail'),
  documents: translate(language, 'Photos and documents'),
  events: translate(language, 'Events'),
  milestones: translate(language, 'Milestones'),
  cameras: translate(language, 'Cameras'),
  billing: translate(language, 'Billing'),
  compliance: translate(language, 'Compliance'),
  center: translate(language, 'The center'),
  log: translate(language, 'The audit log'),
});
