import { useMutation } from '@tanstack/react-query';
import type { UseFormGetValues, UseFormSetError } from 'react-hook-form';
import { testCamera } from '#web/domains/cameras/queries.ts';
import { type CameraValues, sourceOf } from '#web/domains/cameras/rules.ts';
import { showRefusedFields } from '#web/lib/formErrors.ts';
import { FIELDS } from './CameraFields.tsx';

type TestedForm = {
  getValues: UseFormGetValues<CameraValues>;
  setError: UseFormSetError<CameraValues>;
  /** The camera that is edited: what is empty in the form is taken from it. */
  id?: number;
};

/** The connection test of what stands in the form. It warns and never blocks (cameras-4). */
export function useConnectionTest({ getValues, setError, id }: TestedForm) {
  const { mutate, data, error, isPending, reset } = useMutation(testCamera);
  return {
    findings: data,
    error,
    isTesting: isPending,
    test: () =>
      mutate(
        { body: { ...sourceOf(getValues()), ...(id !== undefined && { id }) } },
        { onError: (refused) => showRefusedFields(refused, FIELDS, setError) },
      ),
    /** What was found no longer speaks of what stands in the form. */
    forget: () => (data || error) && reset(),
  };
}
export type ConnectionTest = ReturnType<typeof useConnectionTest>;
