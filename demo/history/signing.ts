import type { Answers } from '#contract/forms-asked.ts';
import type { Scope } from '#server/db/scope.ts';
import { keepDraft, signForm } from '#server/domains/forms/family-commands.ts';
import type { Server } from '#server/server.ts';
import type { Guardian } from '../people/households.ts';

/** A guardian signs a form, with answers of their own or with those of whoever signed before. */
export async function signAs(
  server: Server,
  scope: Scope,
  id: number,
  { firstName, lastName, answers }: Pick<Guardian, 'firstName' | 'lastName'> & { readonly answers: Answers | null },
): Promise<void> {
  const { version } = answers ? await keepDraft(server, scope, id, { answers }) : { version: 1 };
  const typedName = `${firstName} ${lastName}`;
  await signForm(server, scope, id, { typedName, language: 'en', isFixed: answers === null, version });
}
