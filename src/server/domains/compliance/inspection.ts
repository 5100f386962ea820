import type { FastifyRequest } from 'fastify';
import type { Sheet } from '#contract/compliance-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { type Inspection, inInspection, outsideCenters, type Reading } from '#server/db/open-scope.ts';
import { centerName } from '#server/kernel/center/queries.ts';
import { HttpError, notFound } from '#server/kernel/http-error.ts';
import { languageOfHeader } from '#server/kernel/i18n/reader.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import { countTry, resetTry, throttleKey } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';
import { type Wanted, type WholeSheet, wholeSheet } from './read.ts';
import { titleOf } from './sheets/sheets.ts';

/** Within a quarter of an hour: addresses that open nothing, by network address; and looks through one link. */
const LIMITS = { unknown: 20, looks: 200 };

export interface Look {
  readonly token: string;
  /** Null: the first page. */
  readonly sheet: Sheet | null;
  readonly form: 'screen' | 'csv' | 'pdf';
}

/** What may be looked at through a link. */
export const inspection = (server: Server, request: FastifyRequest, token: string) =>
  look(server, request, { token, sheet: null, form: 'screen' }, async (reading, found) => {
    const language = languageOfInspector(request);
    const { name: center } = await reading.one(centerName());
    return {
      center,
      label: found.label,
      sheets: found.sheets.map((sheet) => ({ sheet: sheet as Sheet, title: titleOf(language, sheet as Sheet) })),
      from: found.fromDay,
      to: found.toDay,
      expiresAt: found.expiresAt,
      timeZone: found.zone,
    };
  });

/** A sheet through a link; what is asked for beyond the link's range is refused as if the link were not there. */
export const inspectedSheet = (
  server: Server,
  request: FastifyRequest,
  seen: Look & { readonly sheet: Sheet },
  { from, to }: Pick<Wanted, 'from' | 'to'>,
): Promise<WholeSheet> =>
  look(server, request, seen, async (reading, { zone, fromDay, toDay }) => {
    const range = { from: from ?? fromDay, to: to ?? toDay };
    if (range.from < fromDay || range.to > toDay) throw nowhere();
    return wholeSheet(reading, zone, { language: languageOfInspector(request) }, seen.sheet, range);
  });

/** Whoever holds a link has no account: the browser's language counts. */
export const languageOfInspector = (request: FastifyRequest): Language =>
  languageOfHeader(request.headers['accept-language']);

async function look<T>(
  server: Server,
  { ip }: FastifyRequest,
  { token, sheet, form }: Look,
  work: (reading: Reading, found: Inspection) => Promise<T>,
): Promise<T> {
  const tokenHash = hashToken(token);
  const unknown = throttleKey(`inspect address ${ip}`);
  const tried = [
    { key: unknown, limit: LIMITS.unknown },
    { key: throttleKey(`inspect link ${tokenHash.toString('hex')}`), limit: LIMITS.looks },
  ];
  const wait = await outsideCenters(server, (scope) => countTry(scope, tried));
  if (wait > 0) throw new HttpError(429, 'Too many requests. Please wait a moment.', { retryAfterSeconds: wait });
  const answer = await inInspection(server, { tokenHash, sheet, form }, nowhere(), work);
  await outsideCenters(server, (scope) => resetTry(scope, { giveBack: [unknown] }));
  return answer;
}

/** One answer whether a link has expired, was revoked, never was, or doesn't reach that far. */
const nowhere = () => notFound('This link does not work. It may have expired; ask the center for a new one.');
