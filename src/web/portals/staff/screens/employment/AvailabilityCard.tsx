import type { PersonnelFile } from '#web/domains/employment/rules.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const AvailabilityDialog = lazyDialog(() => import('./AvailabilityDialog.tsx'));

/** When somebody can work, by weekday; for whoever manages staff, and for oneself, to change. */
export function AvailabilityCard({ file }: { file: PersonnelFile }) {
  const { t } = useTranslation();
  const weekday = useWeekdayNames();
  const changing = useDialog();
  const { availability } = file;
  const days = Map.groupBy(availability, (one) => one.weekday);
  return (
    <Card
      as="section"
      title={t('employment.availability.title')}
      action={
        <Button variant="secondary" size="small" {...AvailabilityDialog.near} onClick={() => changing.open()}>
          {t('employment.availability.change')}
        </Button>
      }
    >
      {availability.length === 0 ? (
        <p className="text-ink-soft">{t('employment.availability.empty')}</p>
      ) : (
        <DescriptionList
          items={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
            term: weekday(day),
            detail:
              days
                .get(day)
                ?.map(({ from, to }) =>
                  t('employment.availability.times', { from: formatTime(from), to: formatTime(to) }),
                )
                .join(', ') ?? t('employment.availability.notOn'),
          }))}
        />
      )}
      {changing.show((_, opened) => (
        <AvailabilityDialog file={file} {...opened} />
      ))}
    </Card>
  );
}
