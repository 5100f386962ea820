import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { RequestError } from './errors.ts';

/** The text of the first field that was refused; '' when none was. */
export function firstMessage<Values extends FieldValues>(errors: FieldErrors<Values>): string {
  const texts = Object.values(errors).map((error) => error?.message);
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** Puts the server's texts for refused fields at those fields of the form that bear the same names. */
export function showRefusedFields<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof RequestError)) return;
  for (const name of names) {
    const message = error.fields[name];
    if (message) setError(name, { type: 'server', message });
  }
}
