import { z } from 'zod';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { UNPRINTABLE } from '#contract/kernel/primitives.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';
import { type Text, withValues } from '#server/kernel/i18n/translate.ts';

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Checks the parts of a request against the contract: the parsed parts, or a 422 that names each bad field. */
export function checkInput(endpoint: Endpoint, { params, query, body }: Input): Input | HttpError {
  // Without a prototype: a field may be called 'constructor'.
  const fields: Record<string, Text> = Object.create(null);
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    // Of several shapes zod itself would speak of one with nothing but unknown fields.
    const shapes = schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]) : [schema];
    const results = shapes.map((shape) => shape.safeParse(value ?? {}, { error: describe }));
    const fitting = results.find(({ success }) => success);
    if (!fitting) collect(nearest(results.map(({ error }) => error?.issues ?? [])), fields);
    return fitting?.data;
  };
  const checked = {
    params: check(endpoint.params, params),
    query: check(endpoint.query, query),
    body: check(endpoint.body, body),
  };
  for (const [field, value] of [...Object.entries(checked.params ?? {}), ...Object.entries(checked.query ?? {})])
    if (!isPrintable(value)) fields[field] = UNPRINTABLE;
  return Object.keys(fields).length > 0 ? invalid(fields) : checked;
}

/** No text of an address goes where it could not be stored; bodies are told so by their own schemas. */
const isPrintable = (value: unknown): boolean =>
  typeof value === 'string' ? !value.includes('\0') : !Array.isArray(value) || value.every(isPrintable);

/** The text of an issue for which the contract has no words of its own. */
export function describe(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'This field is required';
  if (issue.code === 'invalid_type') return TYPE_TEXTS[issue.expected] ?? 'This value is not valid';
  if (issue.code === 'invalid_value') return 'Must be one of: {{options}}';
  if (issue.code === 'too_small') return 'Must be at least {{minimum}}';
  if (issue.code === 'too_big') return 'Must be at most {{maximum}}';
  return 'This value is not valid';
}

const TYPE_TEXTS: Readonly<Record<string, string>> = {
  int: 'Must be a whole number',
  number: 'Must be a whole number',
  string: 'Must be text',
  boolean: 'Must be a boolean',
  object: 'Must be an object',
  array: 'Must be an array',
};

/** An issue's text with what it may name: a limit, or the choices. */
export function textOf(issue: z.core.$ZodIssue): Text {
  if (issue.code === 'too_small') return withValues(issue.message, { minimum: Number(issue.minimum) });
  if (issue.code === 'too_big') return withValues(issue.message, { maximum: Number(issue.maximum) });
  if (issue.code === 'invalid_value')
    return withValues(issue.message, { options: issue.values.map(String).join(', ') });
  return issue.message;
}

/** A body checked against the one shape that its sender may send; refuses it with 422. */
export function checkBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body, { error: describe });
  if (result.success) return result.data;
  const fields: Record<string, Text> = Object.create(null);
  collect(result.error.issues, fields);
  throw invalid(fields);
}

function collect(
  issues: readonly z.core.$ZodIssue[],
  fields: Record<string, Text>,
  at: readonly PropertyKey[] = [],
): void {
  for (const issue of issues) {
    const path = [...at, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[name([...path, key])] ??= 'Unknown field';
    } else if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      collect(nearest(issue.errors), fields, path);
    } else {
      fields[name(path)] ??= textOf(issue);
    }
  }
}

/** Of the shapes a value may have, the one it misses by least; an unknown field speaks most against a shape. */
const nearest = (shapes: readonly (readonly z.core.$ZodIssue[])[]) =>
  shapes.reduce((best, shape) => (complaints(shape) <= complaints(best) ? shape : best));
const complaints = (issues: readonly z.core.$ZodIssue[]) =>
  issues.reduce((sum, issue) => sum + (isOfAnotherShape(issue) ? 100 : 1), 0);

const isOfAnotherShape = ({ code, path }: z.core.$ZodIssue) => code === 'unrecognized_keys' && path.length === 0;

const name = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'body';
