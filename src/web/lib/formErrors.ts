import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { RequestError } from './errors.ts';

/** The text of the first field that was refused; '' when none was. */
export function firstMessage<Values extends FieldValues>(errors: FieldErrors<Values>): string {
  const texts = Object.values(errors).map((error) => error?.message);
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/**
 * Puts the server's texts for refused fields at the form's fields.
 * @param fields the form's fields, each with the name that the server knows it by
 */
export function showRefusedFields<Values extends FieldValues>(
  error: unknown,
  fields: Readonly<Partial<Record<FieldPath<Values>, string>>>,
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof RequestError)) return;
  for (const [name, sentAs] of Object.entries(fields) as [FieldPath<Values>, string][]) {
    const message = error.fields[sentAs];
    if (message) setError(name, { type: 'server', message });
  }
}
