import { parentPort } from 'node:worker_threads';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Text } from '#server/kernel/i18n/translate.ts';
import { threadGivesWay } from '#server/kernel/work/give-way.ts';
import type { Choices, Known, KnownChild, KnownGuardian, Plan } from './plan.ts';
import type { Survey } from './survey.ts';

/** What the thread is told: that a new question comes; who is here already, in parts; then what is asked of it; then, as often as it answers, for more. */
export type Told =
  | { readonly anew: true }
  | { readonly children: readonly KnownChild[] }
  | { readonly guardians: readonly KnownGuardian[] }
  | { readonly asked: Asked }
  | { readonly more: true };
export type Asked =
  | { readonly read: Uint8Array }
  | {
      readonly survey: string;
      readonly choices: Choices;
      readonly known: Omit<Known, 'children' | 'guardians'>;
      /** The rows that would be left out, too, as they are given back. */
      readonly withLeftOut: boolean;
    };
/** What it answers: its lists in parts, then the rest. */
export type Said =
  | { readonly part: { readonly [List in 'children' | 'people' | 'staff' | 'wrong']?: Plan[List] } }
  | { readonly end: Ended }
  | { readonly refused: { readonly text: Text; readonly fields: Readonly<Record<string, Text>> } };
export interface Ended {
  /** A spreadsheet, packed to be kept. */
  readonly packed?: string;
  readonly headings?: readonly string[];
  readonly rows?: number;
  readonly survey?: Omit<Survey, 'plan'> & { readonly plan: Omit<Plan, 'children' | 'people' | 'staff' | 'wrong'> };
  readonly leftOut?: string;
}

let children: KnownChild[] = [];
let guardians: KnownGuardian[] = [];
let waiting: Said[] = [];

// A thread of its own, begun by thread.ts: a large file takes seconds to read, and a hostile one must hold up nobody. Before it loads
// what reads, which takes longer than most files do, it gives way.
threadGivesWay();
const { answer } = await import('./answer.ts');
parentPort?.on('message', async (told: Told) => {
  if ('anew' in told) [children, guardians, waiting] = [[], [], []];
  else if ('children' in told) children.push(...told.children);
  else if ('guardians' in told) guardians.push(...told.guardians);
  else {
    if ('asked' in told)
      waiting = await answer(told.asked, { children, guardians }).catch((error: unknown) => [saidOf(error)]);
    const [next, ...others] = waiting;
    waiting = others;
    if (next) parentPort?.postMessage(next);
  }
});

function saidOf(error: unknown): Said {
  if (!(error instanceof HttpError)) throw error;
  const text = { text: error.text, values: error.details.values ?? {} };
  return { refused: { text, fields: error.details.fields ?? {} } };
}
