import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dayAfter } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';

type DayPickerProps = { date: string; today: string; onChange(date: string): void };

/** A day, up to today: by its neighbours, or by the device's calendar. */
export function DayPicker({ date, today, onChange }: DayPickerProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-1">
      <IconButton label={t('familyDay.day.previous')} onClick={() => onChange(dayAfter(date, -1))}>
        <ChevronLeft />
      </IconButton>
      <input
        type="date"
        aria-label={t('familyDay.day.choose')}
        className="control w-40!"
        value={date}
        max={today}
        onChange={({ target }) => {
          if (target.validity.valid && target.value) onChange(target.value);
        }}
      />
      <IconButton label={t('familyDay.day.next')} disabled={date >= today} onClick={() => onChange(dayAfter(date, 1))}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}
