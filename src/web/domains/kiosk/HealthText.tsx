import { useTranslation } from '#web/lib/useTranslation.tsx';

/** What heads a note on health from the kiosk, or stands for one without words. */
export default function HealthText({ hasNote }: { hasNote: boolean }) {
  const { t } = useTranslation();
  return t(hasNote ? 'kioskManagement.healthNote' : 'kioskManagement.healthYes');
}
