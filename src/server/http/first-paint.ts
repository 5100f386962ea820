import type { FastifyRequest } from 'fastify';
import { FIRST_PAINTS, type FirstPaint, type PaintedFor, paintedLanguages } from '#contract/kernel/first-paint.ts';
import { isPerson } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { isDemonstration } from '#server/kernel/center/queries.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import { languageOf, languageOfHeader } from '#server/kernel/i18n/reader.ts';
import type { Server } from '#server/server.ts';
import type { Look } from './answer-cache.ts';
import { actWith, credentialsOf } from './sessions.ts';

/**
 * Does something for the signed-in reader of a screen whose first paint is built.
 * @returns null where nobody is signed in who may see the screen: the page everybody gets turns them away
 */
export async function forReader<T>(
  server: Server,
  request: FastifyRequest,
  screen: FirstPaint,
  work: (paintedFor: PaintedFor, look: Look) => T | Promise<T>,
): Promise<T | null> {
  const { audience, anyOf } = FIRST_PAINTS[screen];
  const credentials = credentialsOf(request, server.config, [audience]);
  if (credentials.length === 0) return null;
  const asked = languageOfHeader(request.headers['accept-language']);
  try {
    return await actWith(credentials, ({ tokenHash }) =>
      server.answers.inSession(server, { audience, tokenHash, anyOf }, async (scope, look) => {
        const actor = await acting(scope, isPerson);
        const { isDemo, wished } = await look.value(
          `paint ${asked}`,
          { until: 'day', sharedBy: 'person' },
          async (scope) => ({
            ...(await scope.one(isDemonstration())),
            wished: await languageOf(scope, audience, actor.id, asked),
          }),
        );
        const language = paintedLanguages(screen).find((painted) => painted === wished) ?? 'en';
        return work({ language, isDemo }, look);
      }),
    );
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}
