/** The system's own code of a failed call (ENOENT, EACCES…) or PostgreSQL's SQLSTATE; undefined for anything else. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
