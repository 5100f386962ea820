import { useTranslation } from '../../lib/useTranslation.tsx';

/** What heads a note on health from the door, or stands for one without words. */
export default function HealthWords({ hasNote }: { hasNote: boolean }) {
  const { t } = useTranslation();
  return t(hasNote ? 'tablets.healthNote' : 'tablets.healthYes');
}
