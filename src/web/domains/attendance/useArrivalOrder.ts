import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type AttendanceRow, byArrivalOrder, inKeptOrder } from './rules.ts';

const QUIET = 60_000;

/**
 * The rows as the door needs them, in an order that holds while somebody is working: they are sorted anew only when
 * `reason` (the search, a filter, the day) changes, or when the screen has not been touched for a minute.
 */
export function useArrivalOrder(rows: readonly AttendanceRow[], reason: string): AttendanceRow[] {
  const { i18n } = useTranslation();
  const sortedFor = `${reason}|${useQuietMinutes()}|${rows.length}`;
  const [kept, setKept] = useState<{ sortedFor: string; order: number[] }>();
  if (kept?.sortedFor === sortedFor) return inKeptOrder(rows, kept.order);

  const sorted = byArrivalOrder(rows, i18n.language);
  setKept({ sortedFor, order: sorted.map(({ child }) => child.id) });
  return sorted;
}

/** Counts the minutes in which nobody touched the screen. */
function useQuietMinutes(): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    let touched = performance.now();
    const touch = () => {
      touched = performance.now();
    };
    const timer = setInterval(() => {
      if (performance.now() - touched >= QUIET) setMinutes((count) => count + 1);
    }, QUIET);
    for (const event of TOUCHES) addEventListener(event, touch, { passive: true });
    return () => {
      clearInterval(timer);
      for (const event of TOUCHES) removeEventListener(event, touch);
    };
  }, []);
  return minutes;
}

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;
