import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';

type PeriodPickerProps = {
  period: { from: string; to: string; previous: string; next: string | null };
  onChoose(date: string): void;
};

/** The pay period that is shown, and the way to the ones before and after it. */
export function PeriodPicker({ period: { from, to, previous, next }, onChoose }: PeriodPickerProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-2">
      <IconButton label={t('timesheets.period.before')} onClick={() => onChoose(previous)}>
        <ChevronLeft />
      </IconButton>
      <Heading
        level={2}
        size="small"
        className="min-w-0 flex-1 text-center sm:min-w-72 sm:flex-none"
        aria-live="polite"
      >
        {t('timesheets.period.of', { from: formatDate(from), to: formatDate(to) })}
      </Heading>
      <IconButton
        label={t('timesheets.period.after')}
        disabled={next === null}
        onClick={() => next !== null && onChoose(next)}
      >
        <ChevronRight />
      </IconButton>
    </div>
  );
}
