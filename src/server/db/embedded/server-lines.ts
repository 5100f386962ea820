import type { LogLevel } from '#server/kernel/log/log.ts';

/** A line of the server's output: the SQLSTATE, then the severity and the message. Before it has read its settings it says the time instead. */
const LINE = /^(?:(?<code>[0-9A-Z]{5})|\S+ \S+ \S+ \[\d+\]) (?<severity>[A-Z]+)\d?: +(?<message>.*)$/;
/** What belongs to a line before it, and may quote what was sent. */
const MORE = /^(DETAIL|CONTEXT|STATEMENT|QUERY)$/;

/** An end of a connection as it was asked for, and a question that came before the server was ready. */
const EXPECTED = /^57P0[1-3]$/;
/** The server's own trouble: connection, resources, limits, the machine, itself. Their words hold no values of rows. */
const TROUBLE = /^(08|53|58|F0|XX)/;

/** What `log_line_prefix` has to be for the lines to be understood. */
export const LINE_PREFIX = '%e ';

interface ServerLine {
  readonly level: LogLevel | 'fatal';
  readonly code: string;
  readonly message: string;
}

/** What a line says and how bad it is; undefined: it has not that form. */
export function readLine(line: string): ServerLine | undefined {
  const { code = '', severity = '', message = '' } = LINE.exec(line)?.groups ?? {};
  return severity ? { level: levelOf(severity, code), code, message } : undefined;
}

/**
 * A line without values of rows. An error that a statement was refused with quotes what was sent (a child's name): whoever sent it
 * has its words, so the line keeps its code alone.
 */
export function withoutValues(line: string): string[] {
  const { code = '', severity = '' } = LINE.exec(line)?.groups ?? {};
  // The rest of a message of several lines is indented.
  if (line.startsWith('\t') || MORE.test(severity)) return [];
  return severity === 'ERROR' && !TROUBLE.test(code) ? [`${code} ERROR:  a statement was refused`] : [line];
}

function levelOf(severity: string, code: string): ServerLine['level'] {
  if (severity === 'PANIC') return 'fatal';
  if (severity === 'FATAL') return EXPECTED.test(code) ? 'info' : 'error';
  // What a statement was refused with is its sender's to judge: two at once, a broken rule.
  if (severity === 'ERROR') return TROUBLE.test(code) ? 'error' : 'debug';
  if (severity === 'WARNING') return 'warn';
  return severity === 'DEBUG' ? 'debug' : 'info';
}
