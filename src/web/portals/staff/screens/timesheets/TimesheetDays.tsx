import { paidOf, type Span, type Timesheet, type TimesheetDay } from '#web/domains/timesheets/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Section } from '#web/ui/Section.tsx';

/** The days on which somebody was on duty, with what they did and how it is paid. */
export function TimesheetDays({ days, blocking }: Pick<Timesheet, 'days' | 'blocking'>) {
  const { t } = useTranslation();
  const worked = days.filter(({ spans, minutes }) => spans.length > 0 || minutes.off > 0);
  return (
    <Section title={t('timesheets.days')}>
      {worked.length === 0 && blocking.length === 0 ? (
        <p className="text-ink-soft">{t('timesheets.noDays')}</p>
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {worked.map((day) => (
              <Day key={day.date} day={day} />
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}

function Day({ day: { date, minutes, spans } }: { day: TimesheetDay }) {
  const { t } = useTranslation();
  const { overtime, double, off } = minutes;
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3.5 sm:grid-cols-[14rem_1fr] sm:px-5">
      <div>
        <p className="font-medium">{formatDate(date, 'long')}</p>
        {spans.length > 0 && <p className="tabular-nums">{formatDuration(paidOf(minutes))}</p>}
        {off > 0 && <p className="tabular-nums">{t('timesheets.ofDayOff', { hours: formatDuration(off) })}</p>}
        {overtime > 0 && (
          <p className="text-sm">{t('timesheets.ofWhichOvertime', { hours: formatDuration(overtime) })}</p>
        )}
        {double > 0 && <p className="text-sm">{t('timesheets.ofWhichDouble', { hours: formatDuration(double) })}</p>}
      </div>
      <ul className="flex min-w-0 flex-col gap-1 text-ink-soft">
        {spans.map((span) => (
          <SpanLine key={`${span.dutyId} ${span.from}`} span={span} />
        ))}
      </ul>
    </li>
  );
}

function SpanLine({ span: { kind, from, to, minutes } }: { span: Span }) {
  const { t } = useTranslation();
  return (
    <li className="flex flex-wrap gap-x-3 tabular-nums">
      <span>
        {t('timesheets.spanTimes', { from: formatTime(from), to: formatTime(to === '24:00' ? '00:00' : to) })}
      </span>
      <span>{formatDuration(minutes)}</span>
      <span className="text-ink">{t(`timesheets.spans.${kind}`)}</span>
    </li>
  );
}
