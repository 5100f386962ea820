import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Audience } from '../../contract/access.ts';
import { isLanguage, type Language } from '../../contract/languages.ts';
import { outsideCenters } from '../db/open-scope.ts';
import type { Scope } from '../db/scope.ts';
import { credentialsOf } from '../http/sessions.ts';
import type { Server } from '../server.ts';
import { spoken } from './catalogues.ts';

/** The language of whoever asks: their account's; before there is one the first of the browser's that we speak. */
export async function languageOfRequest(server: Server, request: FastifyRequest): Promise<Language> {
  const [credential] = credentialsOf(request, server.config, ['staff', 'parent']);
  const asked = languageOfHeader(request.headers['accept-language']);
  if (!credential) return asked;
  const kept = await outsideCenters(
    server,
    (scope) =>
      scope.one(sql<{ language: Language | null }>`select language_of_session(${credential.tokenHash}) as language`),
    // A refusal is said even when the database is what is missing.
  ).catch(() => ({ language: null }));
  return kept.language ?? asked;
}

/** The language of somebody who is written to: what they chose, else English (or `otherwise`). */
export async function languageOf(
  scope: Scope,
  audience: Audience,
  id: number,
  otherwise: Language = 'en',
): Promise<Language> {
  const chosen =
    audience === 'staff'
      ? sql<{ language: Language }>`select language from staff_preference where staff_id = ${id}`
      : sql<{ language: Language }>`select language from guardian_preference where guardian_id = ${id}`;
  return spoken((await scope.maybe(chosen))?.language ?? otherwise);
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
