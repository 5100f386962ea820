import { parentPort } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Text } from '#server/kernel/i18n/translate.ts';
import { threadGivesWay } from '#server/kernel/work/give-way.ts';
import { leftOutTable } from './left-out.ts';
import type { Choices, Known, KnownChild, KnownGuardian, Plan } from './plan.ts';
import { readFileBytes } from './read.ts';
import type { Spreadsheet } from './spreadsheet.ts';
import { type Survey, survey } from './survey.ts';

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

const AT_ONCE = 250;
let children: KnownChild[] = [];
let guardians: KnownGuardian[] = [];
let waiting: Said[] = [];

// A thread of its own, begun by thread.ts: a large file takes seconds to read, and a hostile one must hold up nobody.
threadGivesWay();
parentPort?.on('message', async (told: Told) => {
  if ('anew' in told) [children, guardians, waiting] = [[], [], []];
  else if ('children' in told) children.push(...told.children);
  else if ('guardians' in told) guardians.push(...told.guardians);
  else {
    if ('asked' in told) waiting = await answer(told.asked).catch((error: unknown) => [saidOf(error)]);
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

async function answer(asked: Asked): Promise<Said[]> {
  if ('read' in asked) {
    const spreadsheet = await readFileBytes(Buffer.from(asked.read));
    const packed = gzipSync(JSON.stringify(spreadsheet)).toString('base64');
    return [{ end: { packed, headings: spreadsheet.headings, rows: spreadsheet.rows.length } }];
  }
  const spreadsheet = JSON.parse(gunzipSync(Buffer.from(asked.survey, 'base64')).toString()) as Spreadsheet;
  const seen = survey(spreadsheet, asked.choices, { ...asked.known, children, guardians });
  const { children: planned, people, staff, wrong, ...plan } = seen.plan;
  return [
    ...parts(planned).map((part): Said => ({ part: { children: part } })),
    ...parts(people).map((part): Said => ({ part: { people: part } })),
    ...parts(staff).map((part): Said => ({ part: { staff: part } })),
    ...parts(wrong).map((part): Said => ({ part: { wrong: part } })),
    {
      end: {
        survey: { ...seen, plan },
        ...(asked.withLeftOut && { leftOut: JSON.stringify(leftOutTable(spreadsheet, asked.choices, seen.plan)) }),
      },
    },
  ];
}

const parts = <Item>(all: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
