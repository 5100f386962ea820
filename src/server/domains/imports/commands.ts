import { createHash } from 'node:crypto';
import { type DateOrder, type FileField, type FileKind, MOST_FILE_BYTES } from '#contract/imports-fields.ts';
import type { Scope } from '#server/db/scope.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, HttpError, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import type { Server } from '#server/server.ts';
import { knownNow } from './known.ts';
import {
  askTakeBack,
  deleteFile,
  insertFile,
  keepMapping,
  leftOutOf,
  lockFile,
  mappingOf,
  requestFile,
  setChoices,
  usedSince,
} from './queries.ts';
import { guessColumns, headingKey, kindOf } from './reading/headings.ts';
import type { Choices, RoomChoice } from './reading/plan.ts';
import { readInThread, surveyInThread } from './reading/thread.ts';
import { countsOf, draftOf, fileOr404, missingOf, viewOf } from './view.ts';

/** How long a draft waits, and rows that were left out can be had: days. */
const KEPT_DAYS = 30;

/** Takes an uploaded spreadsheet up as a draft: what its columns mean is remembered, or guessed. */
export async function uploadSpreadsheet(server: Server, scope: Scope, file: { fileName: string; content: string }) {
  const { id: createdBy } = await acting(scope, staffMember);
  const bytes = Buffer.from(file.content, 'base64');
  if (bytes.length > MOST_FILE_BYTES)
    throw invalid({ content: 'The file is larger than 5 MB. Split it into several.' });
  const { packed, headings, rows } = await readInThread(bytes);
  if (rows === 0) throw invalid({ content: 'There are no rows below the headings' });
  const remembered = await scope.maybe(mappingOf(keyOf(headings)));
  const kind = remembered?.kind ?? kindOf(headings);
  const choices: Choices = {
    kind,
    columns: remembered ? recalled(remembered.columns, headings) : guessColumns(kind, headings),
    dateOrder: null,
    rooms: {},
    edits: {},
  };
  const { id } = await scope.one(
    insertFile({
      fileName: file.fileName,
      kind,
      rowsSealed: server.vault.seal('import', packed),
      choicesSealed: sealChoices(server, choices, headings),
      rows,
      isRemembered: remembered !== undefined,
      createdAt: scope.now,
      createdBy,
      expiresAt: new Date(scope.now.getTime() + KEPT_DAYS * 86_400_000),
    }),
  );
  audit(scope, { action: 'upload spreadsheet', entity: 'import_file', ids: [id], after: { kind, rows } });
  return viewOf(server, scope, id);
}

/** What columns meant before; of two with one heading the first has it. */
const recalled = (meant: Readonly<Record<string, FileField>>, headings: readonly string[]) => {
  const keys = headings.map(headingKey);
  return keys.map((key, at) => (keys.indexOf(key) === at ? (meant[key] ?? null) : null));
};

const sealChoices = (server: Server, choices: Choices, headings: readonly string[]) =>
  server.vault.seal('import', JSON.stringify({ choices, headings }));

/** A set of headings, in whatever order, as it is remembered by. */
const keyOf = (headings: readonly string[]) =>
  createHash('sha256').update(headings.map(headingKey).sort().join('\n')).digest('hex');

export interface Answers {
  readonly kind?: FileKind | undefined;
  readonly columns?: readonly (FileField | null)[] | undefined;
  readonly dateOrder?: DateOrder | undefined;
  readonly rooms?: Readonly<Record<string, RoomChoice | null>> | undefined;
  readonly edits?: readonly { readonly line: number; readonly column: number; readonly value: string }[] | undefined;
  readonly version?: number | undefined;
}

/** Answers for a draft. Refuses one meaning for two columns, and what was based on another version. */
export async function answerFor(server: Server, scope: Scope, id: number, { version, ...answers }: Answers) {
  await scope.all(lockFile(id));
  const file = await fileOr404(scope, id);
  refuseStale(file, version);
  if (file.status !== 'draft') throw conflict('This import is on its way already, and can no longer be changed');
  const { choices, headings } = await draftOf(server, scope, id);
  const kind = answers.kind ?? choices.kind;
  const columns = answers.columns ?? (kind === choices.kind ? choices.columns : guessColumns(kind, headings));
  refuseColumns(columns, headings.length);
  const rooms = new Map<string, RoomChoice>(Object.entries(kind === choices.kind ? choices.rooms : {}));
  for (const [key, choice] of Object.entries(answers.rooms ?? {})) {
    if (choice) rooms.set(key, choice);
    else rooms.delete(key);
  }
  const edits = structuredClone(choices.edits) as Record<string, Record<string, string>>;
  for (const { line, column, value } of answers.edits ?? []) {
    edits[String(line)] = { ...edits[String(line)], [String(column)]: value };
  }
  const next: Choices = {
    kind,
    columns,
    dateOrder: answers.dateOrder ?? choices.dateOrder,
    rooms: Object.fromEntries(rooms),
    edits,
  };
  await scope.count(setChoices(id, kind, sealChoices(server, next, headings)));
  audit(scope, {
    action: 'answer for spreadsheet',
    entity: 'import_file',
    ids: [id],
    after: { kind, rows: file.rows },
  });
  return viewOf(server, scope, id);
}

function refuseColumns(columns: readonly (FileField | null)[], count: number): void {
  if (columns.length !== count) throw invalid({ columns: 'Say of every column what it means' });
  const meanings = columns.filter((field) => field !== null);
  if (new Set(meanings).size < meanings.length) throw invalid({ columns: 'Two columns cannot mean the same' });
}

export interface Start {
  readonly wrong: 'refuse' | 'leave';
  readonly changes: boolean;
  readonly version?: number | undefined;
}

/** Asks for a draft to come in. Refused while something is not answered, and while rows are wrong unless they are left out. */
export async function startImport(server: Server, scope: Scope, id: number, { wrong, changes, version }: Start) {
  await scope.all(lockFile(id));
  const file = await fileOr404(scope, id);
  if (file.status !== 'draft') return viewOf(server, scope, id);
  refuseStale(file, version);
  const { packed, choices } = await draftOf(server, scope, id);
  const [missing] = missingOf(choices.kind, choices.columns);
  if (missing) throw invalid({ columns: 'Say which column holds each name, and the date of birth' });
  const { survey } = await surveyInThread(packed, choices, await knownNow(scope));
  if (survey.dates.isAsked && choices.dateOrder === null)
    throw invalid({ dateOrder: 'Say first how the dates are written' });
  const counts = countsOf(survey);
  if (wrong === 'refuse' && counts.leftOut > 0) {
    const text = '{{count}} rows need correcting. Correct them, or import the others';
    throw new HttpError(422, text, {
      values: { count: counts.leftOut },
      fields: { wrong: withValues(text, { count: counts.leftOut }) },
    });
  }
  const total = counts.new + (changes ? counts.changed : 0);
  if (total === 0) throw invalid({ wrong: 'There is nothing to import: everything is here already, or wrong' });
  await scope.count(requestFile(id, { leavesWrong: wrong === 'leave', bringsChanges: changes, total }, scope.now));
  const meanings = choices.columns.flatMap((field, at) =>
    field ? [[headingKey(survey.columns[at]?.heading ?? ''), field] as const] : [],
  );
  const headings = survey.columns.map(({ heading }) => heading);
  await scope.count(keepMapping(keyOf(headings), choices.kind, Object.fromEntries(meanings), scope.now));
  enqueue(scope, 'run-import', { importId: id });
  audit(scope, {
    action: 'request import',
    entity: 'import_file',
    ids: [id],
    after: { kind: choices.kind, rows: total },
  });
  return viewOf(server, scope, id);
}

/** Discards a file that has not come in; one that is gone already is no fault. */
export async function discardFile(scope: Scope, id: number): Promise<void> {
  await scope.all(lockFile(id));
  const file = await fileOr404(scope, id);
  if (file.status !== 'draft' && file.status !== 'failed')
    throw conflict('This import has begun. It can be taken back when it is done.');
  await scope.count(deleteFile(id));
  audit(scope, { action: 'discard spreadsheet', entity: 'import_file', ids: [id] });
}

/** Asks for an import to be taken back, as long as nothing else hangs on what came in. */
export async function takeBackImport(server: Server, scope: Scope, id: number) {
  await scope.all(lockFile(id));
  const file = await fileOr404(scope, id);
  if (file.status === 'taking-back' || file.status === 'taken-back') return viewOf(server, scope, id);
  if (file.status !== 'done') throw conflict('Only an import that has come in can be taken back');
  await refuseUsed(scope, id);
  await scope.count(askTakeBack(id, scope.now));
  enqueue(scope, 'take-back-import', { importId: id });
  audit(scope, { action: 'request take-back of import', entity: 'import_file', ids: [id] });
  return viewOf(server, scope, id);
}

export async function refuseUsed(scope: Scope, id: number): Promise<void> {
  const { used } = await scope.one(usedSince(id));
  if (used > 0) {
    throw conflict(
      'Work has gone on with {{count}} of the people who came in, so the import can no longer be taken back',
      {
        count: used,
      },
    );
  }
}

/** The rows that did not come in, as they were kept. */
export async function leftOutRows(server: Server, scope: Scope, id: number) {
  const { fileName, leftOutSealed } = orRefuse(await scope.maybe(leftOutOf(id)), notFound('This import was not found'));
  const sealed = orRefuse(leftOutSealed ?? undefined, notFound('There are no rows that were left out'));
  return { fileName, table: server.vault.open('import', sealed) };
}
