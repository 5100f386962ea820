import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { RequestError } from './errors.ts';

/** The text of the first field that was refused; '' when none was. */
export function firstMessage<Values extends FieldValues>(errors: FieldErrors<Values>): string {
  const texts = Object.values(errors).map((error) => error?.message);
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** The fields of a form that the server knows by the same names; or each with the server's name for it. */
export type SentFields<Values extends FieldValues> =
  | readonly FieldPath<Values>[]
  | Readonly<Partial<Record<FieldPath<Values>, string>>>;

/** Puts the server's texts for refused fields at the form's fields. */
export function showRefusedFields<Values extends FieldValues>(
  error: unknown,
  fields: SentFields<Values>,
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof RequestError)) return;
  const names = Array.isArray(fields) ? fields.map((name) => [name, name]) : Object.entries(fields);
  for (const [name, sentAs] of names as [FieldPath<Values>, string][]) {
    const message = error.fields[sentAs];
    if (message) setError(name, { type: 'server', message });
  }
}
