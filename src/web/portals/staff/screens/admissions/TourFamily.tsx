import { Link } from 'react-router';
import type { BookedTour } from '#web/domains/admissions/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { TourActions } from './TourActions.tsx';
import { TourStateBadge } from './TourStateBadge.tsx';

/** A family that comes to a tour, and what became of it. */
export function TourFamily({ tour, isOver }: { tour: BookedTour; isOver: boolean }) {
  const { t } = useTranslation();
  const { inquiryId, phoneNumber, children, bookedBy } = tour;
  const names = children.map((name) => name ?? t('admissionsJoin.unborn')).join(', ');
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 px-4 py-3 sm:px-5 md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <TextLink
          asChild
          quiet
          className="wrap-anywhere inline-block font-semibold pointer-coarse:-my-1.5 pointer-coarse:py-2.5"
        >
          <Link to={`/admissions/${inquiryId}`}>{fullName(tour)}</Link>
        </TextLink>
        <p className="wrap-anywhere text-ink-soft">{names}</p>
        {phoneNumber && <PhoneLink>{phoneNumber}</PhoneLink>}
        {bookedBy && <p className="text-ink-soft text-sm">{t('admissionsTours.bookedBy', { name: bookedBy })}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <TourStateBadge tour={tour} />
        <TourActions tour={tour} isOver={isOver} />
      </div>
    </li>
  );
}
