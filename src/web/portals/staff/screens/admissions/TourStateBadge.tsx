import type { BookedTour } from '#web/domains/admissions/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const TONES: Readonly<Record<BookedTour['state'], BadgeTone>> = {
  booked: 'info',
  came: 'success',
  missed: 'attention',
  canceled: 'neutral',
};

/** What became of a tour, and who canceled it. */
export function TourStateBadge({ tour: { state, canceledBy } }: { tour: Pick<BookedTour, 'state' | 'canceledBy'> }) {
  const { t } = useTranslation();
  return (
    <Badge tone={TONES[state]}>
      {canceledBy ? t(`admissionsTours.canceledBy.${canceledBy}`) : t(`admissionsTours.states.${state}`)}
    </Badge>
  );
}
