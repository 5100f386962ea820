import { HeartHandshake } from 'lucide-react';
import { useTranslation } from '../../lib/useTranslation.tsx';

/** What milestones are for, and what they are not; on every page that shows a child's. */
export function Gentle() {
  const { t } = useTranslation();
  return (
    <p className="flex items-start gap-3 rounded-md bg-highlight-soft px-4 py-3 text-highlight-ink text-sm">
      <HeartHandshake className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <span className="text-pretty">{t('growth.gentle')}</span>
    </p>
  );
}
