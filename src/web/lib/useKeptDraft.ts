import { useEffect } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import type { Draft } from './draft.ts';

/** Keeps what is typed into a form, at every change; drop the draft once it is sent or given up. */
export function useKeptDraft<Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  draft: Draft<Values>,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [subscribe, draft],
  );
}
