import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { invalid, type Refusal } from '../refusal.ts';

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Checks the parts of a request against the contract: the parsed parts, or a 422 that names each bad field. */
export function checkInput(endpoint: Endpoint, { params, query, body }: Input): Input | Refusal {
  // Without a prototype: a field may be called 'constructor'.
  const fields: Record<string, string> = Object.create(null);
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const result = schema.safeParse(value ?? {}, { error: describe });
    if (!result.success) collect(result.error.issues, fields);
    return result.data;
  };
  const checked = {
    params: check(endpoint.params, params),
    query: check(endpoint.query, query),
    body: check(endpoint.body, body),
  };
  return Object.keys(fields).length > 0 ? invalid(fields) : checked;
}

/** The text of an issue for which the contract has no words of its own. */
function describe(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'This field is required';
  if (issue.code === 'invalid_type') return `Must be ${article(issue.expected)}`;
  if (issue.code === 'invalid_value') return `Must be one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small') return `Must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `Must be at most ${issue.maximum}`;
  return 'This value is not valid';
}

function article(type: string): string {
  const name = type === 'int' || type === 'number' ? 'whole number' : type === 'string' ? 'text' : type;
  return type === 'string' ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

function collect(
  issues: readonly z.core.$ZodIssue[],
  fields: Record<string, string>,
  at: readonly PropertyKey[] = [],
): void {
  for (const issue of issues) {
    const path = [...at, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[name([...path, key])] ??= 'Unknown field';
    } else if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      collect(issue.errors.at(-1) ?? [], fields, path);
    } else {
      fields[name(path)] ??= issue.message;
    }
  }
}

const name = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'body';
