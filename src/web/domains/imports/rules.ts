import type { AGE_GROUPS } from '#contract/center-choices.ts';
import type { FileField } from '#contract/imports-fields.ts';
import { FILE_FIELDS, type FileKind, MOST_FILE_BYTES } from '#contract/imports-fields.ts';
import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type ImportFile = Reply<Api['GET /api/imports/:id']>;
export type ImportLine = Reply<Api['GET /api/imports']>[number];
export type WrongCell = NonNullable<ImportFile['preview']>['wrong'][number];
export type RoomOfFile = ImportFile['rooms'][number];
export type RoomChoice = NonNullable<RoomOfFile['choice']>;
type AgeGroup = (typeof AGE_GROUPS)[number];

/** How often the progress of an import is asked for. */
export const POLL_MS = 700;

export const STEPS = ['file', 'columns', 'answers', 'check'] as const;
export type Step = (typeof STEPS)[number];

export const isUnderWay = (status: ImportFile['status'] | undefined): boolean =>
  status === 'waiting' || status === 'running' || status === 'taking-back';

export const isTooLarge = (file: { readonly size: number }): boolean => file.size > MOST_FILE_BYTES;

/** What of a file still has to be asked. */
export const hasQuestions = ({ dates, rooms }: Pick<ImportFile, 'dates' | 'rooms'>): boolean =>
  (dates.isAsked && dates.order === null) || rooms.some(({ choice }) => choice === null);

/** Where a file goes on after it was read: straight to the check where every column is known and nothing is asked. */
export function firstStep(file: ImportFile): Step {
  const isKnown = file.missing.length === 0 && (file.isRemembered || file.columns.every(({ field }) => field !== null));
  if (!isKnown) return 'columns';
  return hasQuestions(file) ? 'answers' : 'check';
}

/** A guardian's meanings stand once among the texts, with the number of the guardian in the row. */
export function fieldText(field: string): { readonly key: string; readonly n: number } {
  const [, n, rest] = /^guardian(\d)(\w+)$/.exec(field) ?? [];
  if (n && rest) return { key: `guardian${rest}`, n: Number(n) };
  const [, e, part] = /^emergency(\d)(\w+)$/.exec(field) ?? [];
  return e && part ? { key: `emergency${part}`, n: Number(e) } : { key: field, n: 1 };
}

/** The meanings to choose from: guardians beyond those that the file names, and one more, are not offered. */
export function offeredFields(kind: FileKind, columns: readonly (FileField | null)[]): readonly FileField[] {
  const named = columns.flatMap((field) => Number(/^guardian(\d)/.exec(field ?? '')?.[1] ?? 0));
  const most = Math.max(1, ...named) + 1;
  return FILE_FIELDS[kind].filter((field: string) => Number(/^guardian(\d)/.exec(field)?.[1] ?? 1) <= most);
}

const GROUPS = ['child', 'file', 'contacts', 'record', 'guardian', 'staff'] as const;
export interface FieldGroup {
  readonly key: (typeof GROUPS)[number];
  /** Of a guardian, which of the row. */
  readonly n: number;
  readonly fields: readonly FileField[];
}

/** The meanings to choose from, in groups in which one finds them. */
export function groupedFields(kind: FileKind, columns: readonly (FileField | null)[]): FieldGroup[] {
  const numberOf = (field: FileField) => (groupOf(field) === 'guardian' ? fieldText(field).n : 1);
  return [...Map.groupBy(offeredFields(kind, columns), (field) => `${groupOf(field)} ${numberOf(field)}`).values()]
    .flatMap((fields) => (fields[0] ? [{ key: groupOf(fields[0]), n: numberOf(fields[0]), fields }] : []))
    .toSorted((one, other) => GROUPS.indexOf(one.key) - GROUPS.indexOf(other.key) || one.n - other.n);
}

function groupOf(field: FileField): FieldGroup['key'] {
  if (/^guardian\d/.test(field)) return 'guardian';
  if (field.startsWith('staff')) return 'staff';
  if (field.startsWith('contact')) return 'record';
  if (/^(emergency|homes|doctor|dentist|hospital)/.test(field)) return 'contacts';
  return ['languages', 'diet', 'specialNeeds'].includes(field) ? 'file' : 'child';
}

/** What every guardian of the child reads once it has come in (child-file-2). */
export const isReadByGuardians = (field: FileField | null | undefined): boolean =>
  field === 'homes' || field === 'emergencyContacts';

/** The meanings of the columns after one of them was given another; whoever had it before is left out. */
export const withField = (
  columns: readonly (FileField | null)[],
  at: number,
  field: FileField | null,
): (FileField | null)[] => columns.map((own, column) => (column === at ? field : own === field ? null : own));

/** A choice of a room as the value of an option, and back. */
export const choiceValue = (choice: RoomChoice | null): string =>
  choice === null ? '' : 'room' in choice ? `room:${choice.room}` : `new:${choice.ageGroup}`;
export const choiceOf = (value: string): RoomChoice | null => {
  if (value.startsWith('room:')) return { room: value.slice(5) };
  return value.startsWith('new:') ? { ageGroup: value.slice(4) as AgeGroup } : null;
};

/** What stands in the drop-down of a room before it is answered: a new room of the name, where there is one. */
export const proposedChoice = ({ key, choice, suggested }: RoomOfFile): string =>
  choiceValue(choice ?? (key === '' ? null : { ageGroup: suggested }));

/** How many come in with a press of the button. */
export const comingIn = ({ preview }: ImportFile, bringsChanges: boolean): number =>
  (preview?.counts.new ?? 0) + (bringsChanges ? (preview?.counts.changed ?? 0) : 0);

export const cellKey = ({ line, column }: Pick<WrongCell, 'line' | 'column'>): string => `${line} ${column ?? ''}`;

/** Bytes of a file as the server takes them. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** A spreadsheet to begin with; the byte order mark tells spreadsheet programs that it is UTF-8. */
export const templateFor = (kind: FileKind): string => `\uFEFF${TEMPLATES[kind].join(',')}\r\n`;
const TEMPLATES: Readonly<Record<FileKind, readonly string[]>> = {
  children: [
    'Child First Name',
    'Child Last Name',
    'Date of Birth',
    'Room',
    'Start Date',
    'Allergies',
    'Languages',
    'Diet',
    'Special Needs',
    'Guardian 1 First Name',
    'Guardian 1 Last Name',
    'Guardian 1 Relationship',
    'Guardian 1 Email',
    'Guardian 1 Phone',
    'Guardian 2 First Name',
    'Guardian 2 Last Name',
    'Guardian 2 Relationship',
    'Guardian 2 Email',
    'Guardian 2 Phone',
    'Emergency Contact Name',
    'Emergency Contact Phone',
    'Doctor Name',
    'Doctor Phone',
    'Dentist Name',
    'Dentist Phone',
    'Hospital',
    'Days Attending',
    'Authorized Pickup',
  ],
  staff: ['First Name', 'Last Name', 'Role', 'Room', 'Phone', 'Email'],
};
