import { codeOf } from '#server/db/embedded/errors.ts';

/** For `catch`: what isn't there is undefined, any other failure stays one. */
export function absent(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
}
