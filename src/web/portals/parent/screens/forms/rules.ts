import type { Answers } from '#contract/forms-asked.ts';
import type { FormBody } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { OwnForm } from '#web/domains/forms/family-queries.ts';
import { isEmpty, languagesOf, partOf } from '#web/domains/forms/rules.ts';

export type FormState = 'overdue' | 'asked' | 'begun' | 'signed' | 'refused' | 'otherSigned';

/** How it stands with a form for its reader, on a local day. */
export function stateOf({ own, isDone, dueOn }: Pick<OwnForm, 'own' | 'isDone' | 'dueOn'>, today: string): FormState {
  if (own === 'signed' || own === 'refused') return own;
  if (isDone) return 'otherSigned';
  return dueOn !== null && dueOn < today ? 'overdue' : own;
}

/** The languages in which all of these forms can be read; English is one. */
export function sharedLanguages(bodies: readonly Pick<FormBody, 'title'>[]): readonly Language[] {
  const [first, ...others] = bodies.map(languagesOf);
  return (first ?? []).filter((language) => others.every((languages) => languages.includes(language)));
}

export interface Merged {
  readonly answers: Answers;
  /** Blocks that were answered here and elsewhere, differently: what was typed here stands. */
  readonly clashes: readonly string[];
}

/**
 * What was typed over a draft that has changed meanwhile: what only one side changed is kept, and of what both changed what was typed
 * here. What this very page had sent before counts as its own, should its answer have been lost on the way.
 */
export function mergeAnswers(base: Answers, typed: Answers, newest: Answers, sent: Answers = {}): Merged {
  const answers: Record<string, unknown> = {};
  const clashes: string[] = [];
  for (const key of new Set([...Object.keys(typed), ...Object.keys(newest)])) {
    const [was, mine, theirs] = [base, typed, newest].map((of) => partOf(of, key));
    const isMine = !isSame(was, mine);
    const isTheirs = !isSame(was, theirs) && !isSame(partOf(sent, key), theirs);
    const value = isMine ? mine : theirs;
    if (value !== undefined) answers[key] = value;
    if (isMine && isTheirs && !isSame(mine, theirs)) clashes.push(key);
  }
  return { answers, clashes };
}

/** Whether two answers say the same: nothing said is nothing, and blanks around a text are no part of it. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (isEmpty(one) || isEmpty(other)) return isBlank(one) && isBlank(other);
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one as object), ...Object.keys(other as object)]);
  return [...keys].every((key) => isSame(partOf(one, key), partOf(other, key)));
}

const isBlank = (answer: unknown): boolean => isEmpty(answer) || (typeof answer === 'string' && answer.trim() === '');

/** What a packet's refusal says of one of its forms, by path; '' is the form itself. */
export function wrongWith(fields: Readonly<Record<string, string>>, id: number): Readonly<Record<string, string>> {
  const name = `requests.${id}`;
  const found = Object.entries(fields).filter(([field]) => field === name || field.startsWith(`${name}.`));
  return Object.fromEntries(
    found.map(([field, text]) => [field.slice(name.length + 1).replace(/^answers\./, ''), text]),
  );
}
