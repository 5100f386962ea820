import type { FileField, FileKind } from '#contract/imports-fields.ts';
import type { Scope } from '#server/db/scope.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import type { Text } from '#server/kernel/i18n/translate.ts';
import type { Server } from '#server/server.ts';
import { knownNow } from './known.ts';
import { type Counts, type FileLine, fileLine, sealedOf } from './queries.ts';
import type { Choices, Known, Plan, WrongCell } from './reading/plan.ts';
import type { Survey } from './reading/survey.ts';
import { surveyInThread } from './reading/thread.ts';
import { nameKey } from './reading/values.ts';

/** How much of what is wrong, changed and new is shown; more nobody corrects in one go. */
const WRONG_SHOWN = 200;
const CHANGED_SHOWN = 100;
const SAMPLE_SHOWN = 5;

const noSuchFile = () => notFound('This import was not found');
export const fileOr404 = async (scope: Scope, id: number): Promise<FileLine> =>
  orRefuse(await scope.maybe(fileLine(id)), noSuchFile());

interface Kept {
  readonly choices: Choices;
  readonly headings: readonly string[];
}
/** A draft's spreadsheet, still packed, its headings and its answers. */
export async function draftOf(server: Server, scope: Scope, id: number) {
  const { rowsSealed, choicesSealed, ...how } = orRefuse(await scope.maybe(sealedOf(id)), noSuchFile());
  if (!rowsSealed || !choicesSealed) throw noSuchFile();
  return {
    ...how,
    packed: server.vault.open('import', rowsSealed),
    ...(JSON.parse(server.vault.open('import', choicesSealed)) as Kept),
  };
}

/** A file with all that its screens show; what a draft would do is reckoned now. */
export async function viewOf(server: Server, scope: Scope, id: number) {
  const line = await fileOr404(scope, id);
  const nothing = { columns: [], missing: [], dates: NO_DATES, rooms: [], preview: null };
  if (line.status !== 'draft') return { ...line, ...nothing };
  const { packed, choices } = await draftOf(server, scope, id);
  const known = await knownNow(scope);
  const { survey } = await surveyInThread(packed, choices, known);
  const { plan } = survey;
  return {
    ...line,
    columns: survey.columns.map((column, at) => ({
      ...column,
      samples: [...column.samples],
      field: choices.columns[at] ?? null,
    })),
    missing: missingOf(choices.kind, choices.columns),
    dates: {
      isAsked: survey.dates.isAsked,
      order: choices.dateOrder ?? (survey.dates.isAsked ? null : survey.dates.order),
      samples: [...survey.dates.samples],
    },
    rooms: survey.rooms.map((room) => ({ ...room })),
    preview: {
      counts: countsOf(survey),
      wrongRows: new Set(plan.wrong.map((cell) => cell.line)).size,
      wrong: plan.wrong.slice(0, WRONG_SHOWN).map((cell) => ({ ...cell })),
      changed: changedOf(plan),
      sample: sampleOf(plan),
      overfull: overfullBy(plan, known),
    },
  };
}
const NO_DATES = { isAsked: false, order: null, samples: [] };

export type View = Awaited<ReturnType<typeof viewOf>>;
/** What is wrong, in words of whoever asks. */
export type SaidView = Omit<View, 'failure' | 'preview'> & {
  readonly failure: string | null;
  readonly preview:
    | (Omit<NonNullable<View['preview']>, 'wrong'> & {
        readonly wrong: (Omit<WrongCell, 'message'> & { message: string })[];
      })
    | null;
};
export const inWords = ({ failure, preview, ...view }: View, say: (text: Text) => string): SaidView => ({
  ...view,
  failure: failure && say(failure),
  preview: preview && { ...preview, wrong: preview.wrong.map((cell) => ({ ...cell, message: say(cell.message) })) },
});

/** What came in, or would. */
export function countsOf({ plan }: Pick<Survey, 'plan'>): Counts {
  const of = (status: string) => plan.children.filter((child) => child.status === status).length;
  const people = new Set(plan.children.flatMap(({ guardians }) => guardians.map(({ person }) => person)));
  return {
    new: of('new') + plan.staff.length,
    changed: of('changed'),
    same: of('same') + plan.sameStaff,
    leftOut: plan.leftOut.length,
    guardians: [...people].filter((at) => plan.people[at]?.id === null).length,
    newRooms: plan.newRooms.map(({ name }) => name),
    aside: plan.children.filter(({ weekdays, pickup }) => weekdays !== null || pickup !== null).length,
    later: plan.children.filter(({ isLater }) => isLater).length,
  };
}

/** Meanings without which nothing can come in. */
export function missingOf(kind: FileKind, columns: readonly (FileField | null)[]): FileField[] {
  const has = (field: FileField) => columns.includes(field);
  const [first, last, whole] =
    kind === 'staff'
      ? (['staffFirstName', 'staffLastName', 'staffName'] as const)
      : (['childFirstName', 'childLastName', 'childName'] as const);
  const names = has(whole) ? [] : [first, last].filter((field) => !has(field));
  const others: FileField[] = kind === 'staff' ? ['staffRole', 'staffPhone', 'staffEmail'] : ['dateOfBirth'];
  return [...names, ...others.filter((field) => !has(field))];
}

const changedOf = ({ children }: Plan) =>
  children
    .filter(({ status }) => status === 'changed')
    .slice(0, CHANGED_SHOWN)
    .map(({ lines, firstName, lastName, changes }) => ({
      line: lines[0] ?? 0,
      name: `${firstName} ${lastName}`,
      changes: changes.map((change) => ({ ...change })),
    }));

const sampleOf = ({ children, people, staff }: Plan) => [
  ...children
    .filter(({ status }) => status === 'new')
    .slice(0, SAMPLE_SHOWN)
    .map(({ firstName, lastName, dateOfBirth, room, guardians }) => ({
      name: `${firstName} ${lastName}`,
      dateOfBirth,
      room,
      more: guardians
        .map(({ person }) => `${people[person]?.firstName ?? ''} ${people[person]?.lastName ?? ''}`)
        .join(', '),
    })),
  ...staff.slice(0, SAMPLE_SHOWN).map(({ firstName, lastName, role, room, email }) => ({
    name: `${firstName} ${lastName}`,
    dateOfBirth: '',
    room: room ?? '',
    more: `${role}, ${email}`,
  })),
];

/** Rooms that would have more children than places (children-15). */
function overfullBy({ children }: Plan, { places }: Known) {
  const coming = Map.groupBy(
    children.filter(({ status }) => status === 'new'),
    ({ room }) => nameKey(room),
  );
  return places.flatMap(({ room, capacity, taken }) => {
    const more = coming.get(nameKey(room))?.length ?? 0;
    return more > 0 && taken + more > capacity ? [{ room, capacity, children: taken + more }] : [];
  });
}
