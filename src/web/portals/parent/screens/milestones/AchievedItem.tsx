import { Lightbulb, Star } from 'lucide-react';
import { Link } from 'react-router';
import type { FamilyMilestone } from '#web/domains/milestones/rules.ts';
import { Sticker } from '#web/domains/milestones/Sticker.tsx';
import { useAge } from '#web/domains/milestones/useAge.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { addressOf } from '#web/portals/parent/screens/dashboard/views.ts';
import { Private } from '#web/ui/Private.tsx';

/** One milestone in the family's list: its sticker, when it was, what the teacher wrote, photos and the tip. */
export function AchievedItem({ milestone }: { milestone: FamilyMilestone }) {
  const { t } = useTranslation();
  const age = useAge();
  const { title, achievedDate, ageMonths, notes, isStarred, evidencePhotos, parentTip, stickerDesign } = milestone;
  return (
    <li className="flex items-start gap-3.5 p-4 sm:gap-4 sm:px-5">
      <Sticker design={stickerDesign} className="size-12 sm:size-14" />
      <div className="min-w-0 flex-1">
        <h3 className="flex items-start gap-2 font-semibold">
          <span className="min-w-0 break-words">{title}</span>
          {isStarred && (
            <Star
              role="img"
              aria-label={t('milestonesGrowth.starred')}
              className="mt-0.5 size-5 shrink-0 fill-highlight text-highlight"
            />
          )}
        </h3>
        <p className="text-ink-soft text-sm">
          {t('milestonesGrowth.when', { date: formatDate(achievedDate), age: age(ageMonths) })}
        </p>
        {notes && (
          <p className="mt-2 whitespace-pre-line break-words">
            <Private>{notes}</Private>
          </p>
        )}
        <Photos milestone={milestone} photos={evidencePhotos} />
        {parentTip && (
          <p className="mt-2 flex items-start gap-2 text-pretty text-ink-soft text-sm">
            <Lightbulb className="mt-0.5 size-4 shrink-0 text-highlight-ink" />
            <span>
              <span className="sr-only">{t('milestonesGrowth.tip')} </span>
              {parentTip}
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

type PhotosProps = { milestone: Pick<FamilyMilestone, 'childId'>; photos: FamilyMilestone['evidencePhotos'] };

/** Its photos, each the way to the gallery's own view of it. */
export function Photos({ milestone, photos }: PhotosProps) {
  const { t } = useTranslation();
  if (photos.length === 0) return null;
  const gallery = addressOf('gallery', String(milestone.childId));
  return (
    <ul aria-label={t('milestonesGrowth.photos')} className="mt-2.5 flex flex-wrap gap-2">
      {photos.map((photo) => (
        <li key={photo.id}>
          <Link to={`${gallery}&photo=${photo.id}`} className="block overflow-hidden rounded-md">
            <Private className="block">
              <img
                src={photo.thumbnailUrl}
                alt={photo.title}
                loading="lazy"
                className="size-24 bg-sunken object-cover"
              />
            </Private>
          </Link>
        </li>
      ))}
    </ul>
  );
}
