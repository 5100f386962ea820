import { useState } from 'react';
import { RequestError } from '#web/lib/errors.ts';
import { type InquiryValues, newInquiry } from './rules.ts';

/** What is typed of an inquiry, and what the server refused of it. */
export function useInquiryForm() {
  const [values, setValues] = useState(newInquiry);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  return {
    values,
    refused,
    change: (next: Partial<InquiryValues>) => setValues((before) => ({ ...before, ...next })),
    /** Whoever sends a form is led to the first field that is wrong. */
    takeProblems: (error: unknown) => {
      setRefused((error instanceof RequestError && error.fields) || {});
      requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
    },
  };
}
