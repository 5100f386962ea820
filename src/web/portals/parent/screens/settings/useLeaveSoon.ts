import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { HOMES } from '../../../../lib/session.ts';

/** Seed 001 section 9. */
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
