import type { FieldErrors, FieldValues } from 'react-hook-form';
import { firstMessage } from '#web/lib/formErrors.ts';
import { toast } from './toast.ts';

/** For `handleSubmit`: a notice of the first field that is not right yet, beside what stands at the fields. */
export const tellIncomplete =
  (title: string) =>
  <Values extends FieldValues>(invalid: FieldErrors<Values>): void =>
    toast({ title, description: firstMessage(invalid), variant: 'error' });
