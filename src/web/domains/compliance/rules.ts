import { longestDays, type Sheet } from '../../../contract/compliance-choices.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import type { Api } from '../../../contract/index.ts';
import { dayAfter } from '../../lib/time.ts';

export type ShownSheet = Reply<Api['GET /api/compliance/sheets/:sheet']>;
export type InspectorLink = Reply<Api['GET /api/compliance/inspector-links']>[number];
export type Immunizations = Reply<Api['GET /api/children/:id/immunizations']>;
export type RulePack = Reply<Api['GET /api/compliance/rules']>['packs'][number];

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
