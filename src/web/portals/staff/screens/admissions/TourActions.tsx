import type { TourOutcome } from '#contract/admissions-choices.ts';
import { cancelTour, setTourOutcome } from '#web/domains/admissions/queries.ts';
import type { BookedTour } from '#web/domains/admissions/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

type Tour = Pick<BookedTour, 'id' | 'state' | 'firstName' | 'lastName'>;

/** Before it begins a tour is canceled; from then on staff say whether the family came. */
export function TourActions({ tour, isOver }: { tour: Tour; isOver: boolean }) {
  const { t } = useTranslation();
  const { id, state } = tour;
  const name = fullName(tour);
  const canceling = useAction(cancelTour, {
    done: t('admissionsTours.tourCanceled'),
    failed: t('admissionsTours.tourNotCanceled'),
  });
  const noting = useAction(setTourOutcome, { failed: t('admissionsTours.outcomeFailed') });
  const say = (outcome: TourOutcome | null) => void noting.run({ params: { id }, body: { outcome } });
  if (state === 'canceled') return null;
  if (!isOver)
    return (
      <Button
        variant="secondary"
        aria-label={t('admissionsTours.cancelOf', { name })}
        onClick={() =>
          confirmDelete({
            title: t('admissionsTours.cancelTitle', { name }),
            text: t('admissionsTours.cancelText'),
            label: t('admissionsTours.cancelTour'),
            cancel: t('admissionsTours.keepTour'),
            doDelete: () => canceling.run({ params: { id } }),
          })
        }
      >
        {t('admissionsTours.cancelTour')}
      </Button>
    );
  if (state !== 'booked')
    return (
      <Button variant="quiet" disabled={noting.isPending} onClick={() => say(null)}>
        {t('admissionsTours.takeBack')}
      </Button>
    );
  return (
    <>
      <Button
        variant="secondary"
        disabled={noting.isPending}
        aria-label={t('admissionsTours.cameOf', { name })}
        onClick={() => say('came')}
      >
        {t('admissionsTours.came')}
      </Button>
      <Button
        variant="secondary"
        disabled={noting.isPending}
        aria-label={t('admissionsTours.missedOf', { name })}
        onClick={() => say('missed')}
      >
        {t('admissionsTours.missed')}
      </Button>
    </>
  );
}
