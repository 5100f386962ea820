import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Changed } from './queries.ts';

/** Says whether what was sent is saved, or waits for the center. */
export function useOutcome(): (reply: Changed) => string {
  const { t } = useTranslation();
  return ({ isWaiting }) => t(isWaiting ? 'childFile.waits' : 'childFile.saved');
}
