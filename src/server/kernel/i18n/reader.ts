import type { FastifyRequest } from 'fastify';
import type { Audience } from '#contract/kernel/access.ts';
import { isLanguage, type Language } from '#contract/kernel/languages.ts';
import { outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { credentialsOf } from '#server/http/sessions.ts';
import type { Server } from '#server/server.ts';
import { spoken } from './catalogues.ts';
import { languageOfParent, languageOfSession, languageOfStaff } from './queries.ts';
import { type Text, translate } from './translate.ts';

/** The language of whoever asks: their account's; before there is one the first of the browser's that we speak. */
export async function languageOfRequest(server: Server, request: FastifyRequest): Promise<Language> {
  const [credential] = credentialsOf(request, server.config, ['staff', 'parent']);
  const asked = languageOfHeader(request.headers['accept-language']);
  if (!credential) return asked;
  const kept = await outsideCenters(
    server,
    (scope) => scope.one(languageOfSession(credential.tokenHash)),
    // A refusal is said even when the database is what is missing.
  ).catch(() => ({ language: null }));
  return kept.language ?? asked;
}

/** A row with the reason why its job failed, in the language of whoever asks. */
export async function failureInWords<Row extends { readonly failure: Text | null }>(
  server: Server,
  request: FastifyRequest,
  row: Row,
): Promise<Omit<Row, 'failure'> & { failure: string | null }> {
  const { failure } = row;
  return { ...row, failure: failure && translate(await languageOfRequest(server, request), failure) };
}

/** The language of somebody who is written to: what they chose, else English (or `otherwise`). */
export async function languageOf(
  scope: Scope,
  audience: Audience,
  id: number,
  otherwise: Language = 'en',
): Promise<Language> {
  const chosen = audience === 'staff' ? languageOfStaff(id) : languageOfParent(id);
  return spoken((await scope.maybe<{ language: Language }>(chosen))?.language ?? otherwise);
}

/** The first language of an Accept-Language header, by its weights, that we speak; else English. */
export function languageOfHeader(header: string | undefined): Language {
  const wishes = (header ?? '').split(',', 20).map((wish) => {
    const [tag = '', ...parameters] = wish
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { language: tag.split('-')[0] ?? '', weight: Number(weight) };
  });
  const spoken = wishes.filter((wish): wish is { language: Language; weight: number } =>
    Boolean(isLanguage(wish.language) && wish.weight > 0),
  );
  return spoken.sort((one, other) => other.weight - one.weight)[0]?.language ?? 'en';
}
