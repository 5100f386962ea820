import { HeartHandshake } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** What milestones are for, and what they are not; on every page that shows a child's. */
export function Gentle() {
  const { t } = useTranslation();
  return (
    <p className="flex items-start gap-3 rounded-md bg-highlight-soft px-4 py-3 text-highlight-ink text-sm">
      <HeartHandshake className="mt-0.5 size-5 shrink-0" />
      <span className="text-pretty">{t('milestonesGrowth.gentle')}</span>
    </p>
  );
}
