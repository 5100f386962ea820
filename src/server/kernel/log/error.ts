/** An error as the log tells it. */
export interface LoggedError {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  /** Where it happened: files and lines, without the message that stands before them. */
  readonly stack?: string;
}

/** SQLSTATE classes whose words quote what was stored: values out of form or range, and broken constraints. */
const QUOTES_VALUES = /^2[0-9A-Z][0-9A-Z]{3}$/;

/**
 * What of an error may stand in the log (http-10). Whose words may quote what people wrote, a value that the database did not
 * take or a text that could not be parsed, is told without them.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    ...(!mayQuote(error, code) && { message: error.message }),
    ...(error.stack && { stack: framesOf(error.stack) }),
  };
}

const mayQuote = (error: Error, code: unknown): boolean =>
  error instanceof SyntaxError || (typeof code === 'string' && QUOTES_VALUES.test(code));

const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
