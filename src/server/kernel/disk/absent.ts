import { codeOf } from '#server/error-code.ts';

/** For `catch`: what isn't there, or could not be below a file, is undefined; any other failure stays one. */
export function absent(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
  throw error;
}
