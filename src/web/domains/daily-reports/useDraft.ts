import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { reportDraft } from './queries.ts';

const FILLED = ['meals', 'naps', 'activities', 'notes'] as const;
type Filled = Record<(typeof FILLED)[number], string>;

/**
 * Fills a report's empty fields from what was recorded of a child's day. What somebody typed is never overwritten; what was
 * filled of another child goes with that child.
 * @returns how many records the day has
 */
export function useDraft<Values extends Filled>(
  childId: number | null,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
): number {
  const { data: draft } = useQuery({ ...reportDraft(childId ?? 0), enabled: childId !== null });
  const filled = useRef<Partial<Filled>>({});
  const own = draft?.childId === childId ? draft : undefined;
  useEffect(() => {
    const form = { getValues, setValue } as unknown as Pick<UseFormReturn<Filled>, 'getValues' | 'setValue'>;
    for (const field of FILLED) {
      const typed = form.getValues(field);
      const untouched = typed.trim() === '' || typed === filled.current[field];
      const text = own?.[field] ?? '';
      if (!untouched || typed === text) continue;
      form.setValue(field, text);
      filled.current[field] = text;
    }
  }, [own, getValues, setValue]);
  return own?.records ?? 0;
}
