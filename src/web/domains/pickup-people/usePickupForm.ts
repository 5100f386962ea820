import { useState } from 'react';
import { RequestError } from '#web/lib/errors.ts';
import type { PickupValues } from './rules.ts';

/** What is typed about a pickup person, and what the server refused of it. */
export function usePickupForm(initial: PickupValues) {
  const [values, setValues] = useState(initial);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  return {
    values,
    refused,
    change: (next: Partial<PickupValues>) => setValues((before) => ({ ...before, ...next })),
    takeProblems: (error: unknown) => setRefused((error instanceof RequestError && error.fields) || {}),
  };
}
