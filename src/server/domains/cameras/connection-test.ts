import type { Scope } from '#server/db/scope.ts';
import type { Act } from '#server/http/serve.ts';
import type { Source } from '#server/kernel/cameras/source.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Server } from '#server/server.ts';
import { mergedSource, readSource, type SourceForm } from './commands.ts';
import { languageOfActor } from './language.ts';
import { PROBLEMS, WARNINGS } from './problems.ts';
import { storedCamera } from './queries.ts';
import { unsealed } from './secrets.ts';
import { isSameSignIn, sourceOfCamera, sourceOfParts } from './source.ts';

export interface TestForm extends SourceForm {
  /** A stored camera, from which is taken what the form leaves empty. */
  readonly id?: number | null | undefined;
}

/** Connects to a camera before it is saved, and says what is wrong and what to change. No transaction is open meanwhile. */
export async function testCamera(server: Server, act: Act, form: TestForm) {
  const { language, source } = await act(async (scope) => ({
    language: await languageOfActor(scope),
    source: await meant(server, scope, form),
  }));
  const { problem, warnings, picture } = await server.cameras.inspect(source);
  const said = ({ message, advice }: { message: string; advice: string }) => ({
    message: translate(language, message),
    advice: translate(language, advice),
  });
  return {
    problem: problem && { code: problem, ...said(PROBLEMS[problem]) },
    warnings: warnings.map((code) => ({ code, ...said(WARNINGS[code]) })),
    picture,
  };
}

/** What the form means; a stored sign-in stays under its camera's gate. */
async function meant(server: Server, scope: Scope, { id, ...form }: TestForm): Promise<Source> {
  const port = form.port === undefined ? null : form.port;
  if (!id) return sourceOfParts({ ...readSource({ ...form, port }), port });
  const stored = orRefuse(await scope.maybe(storedCamera(id)), notFound('This camera was not found'));
  const merged = mergedSource({ ...unsealed(server.vault, id, stored), port: stored.port }, form);
  const source = sourceOfParts(merged);
  const known = sourceOfCamera(server, (await scope.opened).center.id, stored);
  return isSameSignIn(source, known) ? { ...source, gate: known.gate } : source;
}
