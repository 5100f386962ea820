import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { HOMES } from '#web/lib/session.ts';

/** How long the parent still reads that their settings are saved (preferences-4). */
const REDIRECT_MS = 1500;

/** Leads to the dashboard a moment after it is called, unless the screen was left before. */
export function useLeaveSoon(): () => void {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => void navigate(HOMES.parent), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate]);
  return () => setLeaving(true);
}
