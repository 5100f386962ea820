import path from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Choices, Known, Plan } from './plan.ts';
import { refusedFile } from './spreadsheet.ts';
import type { Survey } from './survey.ts';
import type { Asked, Ended, Said, Told } from './worker.ts';

/** `import-worker` as built, or its source. */
const EXTENSION = path.extname(import.meta.filename);
const PROGRAM = path.join(import.meta.dirname, EXTENSION === '.ts' ? 'worker.ts' : `import-worker${EXTENSION}`);
/** More than the largest file takes; a hostile one ends with it. */
const MOST_MEMORY_MB = 512;
const MOST_SECONDS = 60;
const AT_ONCE = 250;

/** Reads an uploaded file; `packed` is its spreadsheet, to be kept. */
export async function readInThread(bytes: Buffer) {
  const { end } = await inThread({ read: new Uint8Array(bytes) }, { children: [], guardians: [] }, false);
  return { packed: end.packed ?? '', headings: end.headings ?? [], rows: end.rows ?? 0 };
}

/** Holds a kept spreadsheet against what is here. */
export async function surveyInThread(
  packed: string,
  choices: Choices,
  { children, guardians, ...known }: Known,
  withLeftOut = false,
): Promise<{ survey: Survey; leftOut: string }> {
  const asked = { survey: packed, choices, known, withLeftOut };
  const { end, lists } = await inThread(asked, { children, guardians }, true);
  if (!end.survey) throw new Error('The thread that reads spreadsheets answered something else');
  return { survey: { ...end.survey, plan: { ...end.survey.plan, ...lists } }, leftOut: end.leftOut ?? '' };
}

type Lists = { [List in 'children' | 'people' | 'staff' | 'wrong']: Plan[List][number][] };
type Answer = { readonly end: Ended; readonly lists: Lists };

/** One at a time, so that many asked for at once take no more than one. */
function inThread(...asked: Parameters<typeof ask>): Promise<Answer> {
  const answered = last.then(() => ask(...asked));
  last = answered.catch(() => undefined);
  return answered;
}
let last: Promise<unknown> = Promise.resolve();

/** How long a thread waits for the next question: to begin one takes longer than most answers. */
const IDLE_MS = 20_000;
let waiting: { readonly thread: Worker; readonly stop: () => void } | null = null;

/** The thread that waits, or a new one. */
function takeThread(): Worker {
  if (waiting) {
    const { thread, stop } = waiting;
    stop();
    thread.ref();
    return thread;
  }
  const limits = { maxOldGenerationSizeMb: MOST_MEMORY_MB };
  const thread = new Worker(PROGRAM, { env: {}, stdin: false, resourceLimits: limits });
  // It ends then, which is heard; without anybody to hear it an error would end the process.
  return thread.on('error', () => undefined);
}

/** Has the thread wait for a while, without holding up the end of the process. */
function letWait(thread: Worker): void {
  const timer = setTimeout(() => thread.terminate(), IDLE_MS).unref();
  const stop = () => {
    waiting = null;
    clearTimeout(timer);
    thread.off('exit', stop);
  };
  thread.once('exit', stop).unref();
  waiting = { thread, stop };
}

/** `isOurs`: what it reads was written by us, so that the thread may answer another question after it. */
async function ask(
  asked: Asked,
  { children, guardians }: Pick<Known, 'children' | 'guardians'>,
  isOurs: boolean,
): Promise<Answer> {
  const thread = takeThread();
  const tell = async (told: Told) => {
    thread.postMessage(told);
    await yieldToOthers();
  };
  const timer = setTimeout(() => thread.terminate(), MOST_SECONDS * 1000);
  let failure: Error | undefined;
  const fail = (error: Error & { code?: string }) => {
    if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') failure = error;
  };
  thread.on('error', fail);
  const { promise: ended, reject } = Promise.withResolvers<never>();
  ended.catch(() => undefined);
  const end = () => reject(failure ?? refusedFile(TOO_MUCH));
  thread.once('exit', end);
  let hasAnswered = false;
  try {
    await tell({ anew: true });
    for (let at = 0; at < children.length; at += AT_ONCE) await tell({ children: children.slice(at, at + AT_ONCE) });
    for (let at = 0; at < guardians.length; at += AT_ONCE) await tell({ guardians: guardians.slice(at, at + AT_ONCE) });
    const answer = await gathered(thread, asked, ended);
    hasAnswered = true;
    return answer;
  } finally {
    clearTimeout(timer);
    thread.off('error', fail).off('exit', end);
    if (hasAnswered && isOurs) letWait(thread);
    else await thread.terminate();
  }
}
const TOO_MUCH = 'This file holds more than can be read. Save the sheet with the children as CSV and try again.';

/** Asks, and takes the answer part by part; others come between. */
async function gathered(thread: Worker, asked: Asked, ended: Promise<never>): Promise<Answer> {
  const lists: Lists = { children: [], people: [], staff: [], wrong: [] };
  let told: Told = { asked };
  for (;;) {
    const next = new Promise<Said>((resolve) => thread.once('message', resolve));
    thread.postMessage(told);
    const said = await Promise.race([next, ended]);
    if ('refused' in said) throw errorOf(said.refused);
    if ('end' in said) return { end: said.end, lists };
    for (const [list, items] of Object.entries(said.part)) lists[list as keyof Lists].push(...(items as never[]));
    told = { more: true };
    await yieldToOthers();
  }
}

function errorOf({ text, fields }: Extract<Said, { refused: unknown }>['refused']): HttpError {
  const said = typeof text === 'string' ? { text, values: {} } : text;
  return new HttpError(422, said.text, { fields, values: said.values });
}
