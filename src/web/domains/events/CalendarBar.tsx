import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatMonth } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import { type CalendarView, stepped, VIEWS } from './days.ts';
import type { CalendarPlace } from './useCalendarPlace.ts';

/** Which days are shown and how; `children`: further choices. */
export function CalendarBar({ place, children }: { place: CalendarPlace; children?: ReactNode }) {
  const { t } = useTranslation();
  const { view, views, date, days, today, go } = place;
  const title =
    view === 'month'
      ? formatMonth(date.slice(0, 7))
      : t('events.range', { from: formatDate(days.from, 'short'), to: formatDate(days.to, 'short') });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex items-center gap-1">
        <IconButton label={t(`events.previous.${view}`)} onClick={() => go({ date: stepped(view, date, -1) })}>
          <ChevronLeft className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton label={t(`events.next.${view}`)} onClick={() => go({ date: stepped(view, date, 1) })}>
          <ChevronRight className="rtl:-scale-x-100" />
        </IconButton>
        <p aria-live="polite" className="ms-1 font-semibold text-lg tabular-nums">
          {title}
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={() => go({ date: today })}>
        {t('shell.today')}
      </Button>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full sm:ms-auto">
        {children}
        <SegmentedControl<CalendarView>
          label={t('events.view')}
          className="max-sm:w-full"
          options={VIEWS.filter((one) => views.includes(one)).map((value) => ({
            value,
            label: t(`events.views.${value}`),
          }))}
          value={view}
          onChange={(next) => go({ view: next })}
        />
      </div>
    </div>
  );
}
