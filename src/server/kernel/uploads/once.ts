import type { FastifyRequest } from 'fastify';
import type { Scope } from '#server/db/scope.ts';
import { type Attempt, attemptOf, findAnswer, keepAnswer } from '#server/http/idempotency.ts';
import type { Server } from '#server/server.ts';
import { sumOfFile } from '../files/sum.ts';
import type { Taken } from './take-in.ts';

/** One send of a file, known by its key and by its name and content; null where it came without a key (uploads-7). */
export async function attemptWith(request: FastifyRequest, fileName: string, file: string): Promise<Attempt | null> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  return attemptOf(key, 'POST /api/uploads', { fileName, content: await sumOfFile(file) });
}

/** Records the file and keeps the answer in one transaction; gives the answer of before where the same send was recorded meanwhile. */
export async function once(
  { vault }: Pick<Server, 'vault'>,
  scope: Scope,
  attempt: Attempt | null,
  taken: Taken,
  record: () => Promise<void>,
): Promise<Taken> {
  const given = attempt && (await findAnswer(scope, vault, attempt));
  if (given) return JSON.parse(given.body) as Taken;
  await record();
  if (attempt) keepAnswer(scope, vault, attempt, { status: 201, body: JSON.stringify(taken) });
  return taken;
}
