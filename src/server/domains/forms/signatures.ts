import type { Scope } from '#server/db/scope.ts';
import { HttpError, invalid } from '#server/kernel/http-error.ts';
import { type Text, withValues } from '#server/kernel/i18n/translate.ts';
import type { Server } from '#server/server.ts';
import { type Signing, signForm } from './family-commands.ts';

interface Packet extends Pick<Signing, 'typedName' | 'language'> {
  readonly requests: readonly (Pick<Signing, 'isFixed' | 'version'> & { readonly id: number })[];
}

/**
 * A guardian signs a packet by one ceremony: all of it or nothing. What keeps one from being signed is named by its request, and by its
 * block where it is an answer: 'requests.12.answers.shoes'. They are taken in one order, so that two guardians who sign at once do not
 * wait for each other.
 */
export async function signForms(server: Server, scope: Scope, { requests, typedName, language }: Packet) {
  const wrong: Record<string, Text> = {};
  const signed: Awaited<ReturnType<typeof signForm>>[] = [];
  const inOrder = [...new Map(requests.map((request) => [request.id, request])).values()].sort((a, b) => a.id - b.id);
  for (const { id, isFixed, version } of inOrder) {
    try {
      signed.push(await signForm(server, scope, id, { typedName, language, isFixed, version }));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 404) throw error;
      Object.assign(wrong, namedBy(id, error));
    }
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return signed;
}

function namedBy(id: number, { text, details }: HttpError): Record<string, Text> {
  const fields = Object.entries(details.fields ?? {});
  if (fields.length === 0) return { [`requests.${id}`]: withValues(text, details.values ?? {}) };
  return Object.fromEntries(fields.map(([name, said]) => [`requests.${id}.${name}`, said]));
}
