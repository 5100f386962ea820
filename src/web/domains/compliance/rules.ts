import { type DoseState, longestDays, SHEETS, type Sheet } from '#contract/compliance-choices.ts';
import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { dayAfter } from '#web/lib/time.ts';

export type ShownSheet = Reply<Api['GET /api/compliance/sheets/:sheet']>;
export type InspectorLink = Reply<Api['GET /api/compliance/inspector-links']>[number];
export type Immunizations = Reply<Api['GET /api/children/:id/immunizations']>;
export type FamilyImmunizations = NonNullable<Reply<Api['GET /api/parent/immunizations']>>;
export type RulePack = Reply<Api['GET /api/compliance/rules']>['packs'][number];

/** How a state looks; always beside its word. */
export const DOSE_TONES = {
  given: 'success',
  check: 'attention',
  exempt: 'info',
  later: 'neutral',
  soon: 'highlight',
  due: 'highlight',
  overdue: 'attention',
  verify: 'highlight',
  closed: 'neutral',
} as const satisfies Record<DoseState, string>;

/** Whether a dose waits for the one before it: its day has come, and that one is missing. */
export const isWaiting = ({ state, dueOn }: { state: DoseState; dueOn: string }, today: string): boolean =>
  state === 'later' && dueOn <= today;

/** Local days, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}
export interface AskedSheet extends Days {
  readonly roomId?: number;
}

/** What is wrong with the days somebody entered, if anything. */
export function daysProblem(sheet: Sheet, { from, to }: Days): 'incomplete' | 'reversed' | 'long' | null {
  if (from === '' || to === '') return 'incomplete';
  if (from > to) return 'reversed';
  return to > dayAfter(from, longestDays(sheet) - 1) ? 'long' : null;
}

/** The days of several sheets: as long as the one that covers fewest. */
export const fewestDays = (sheets: readonly Sheet[]): number => Math.min(...sheets.map(longestDays));

/** Minutes as hours and minutes, H:MM. */
export const asDuration = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** The sheets that somebody is shown: papers on the health of staff only with their capability. */
export const shownSheets = (seesHealth: boolean): readonly Sheet[] =>
  SHEETS.filter((sheet) => seesHealth || sheet !== 'health-papers');

/** The sheets that can be looked at for one person of the team, whose name stands in their first column. */
const OF_PERSONS: ReadonlySet<Sheet> = new Set<Sheet>(['staff-hours', 'papers', 'health-papers']);

/** Each person of whom a sheet tells, in its order; none where it is not told by persons. */
export const personsIn = ({ sheet, rows }: Pick<ShownSheet, 'sheet' | 'rows'>): string[] =>
  OF_PERSONS.has(sheet) ? [...new Set(rows.map(({ cells }) => String(cells[0] ?? '')))] : [];
