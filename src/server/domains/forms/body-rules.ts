import type { FormBody } from '#contract/forms-blocks.ts';
import { type FormProblem, problemsOf } from '#contract/forms-problems.ts';
import type { Text } from '#server/kernel/i18n/translate.ts';

/** How long the canonical JSON of a form may be, in characters. */
export const LONGEST_FORM = 200_000;

const TEXTS: Readonly<Record<FormProblem, string>> = {
  'no-signature': 'Add a block in which the form is signed',
  'several-signatures': 'Leave one block in which the form is signed',
  'key-taken': 'Something else is called so already',
  'nothing-follows': 'Put the questions here that follow',
  'no-source': 'Choose an earlier choice or consent',
  'no-such-answer': 'Choose answers that this question offers',
  'latest-before-earliest': 'The latest day cannot be before the earliest one',
  'most-below-least': 'The largest number cannot be below the smallest one',
};

/** What keeps a draft from being published, in words, by the path of what is wrong. */
export const publishingErrorsOf = (body: FormBody): Readonly<Record<string, Text>> =>
  Object.fromEntries(Object.entries(problemsOf(body)).map(([path, problem]) => [path, TEXTS[problem]]));
