import type { Minutes, Timesheet } from '#web/domains/timesheets/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatDate, formatInstant, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Section } from '#web/ui/Section.tsx';

/** Who signed and approved which hours, and what of the duties was corrected; what was said first stays to be read. */
export function TimesheetHistory({ steps, corrections }: Pick<Timesheet, 'steps' | 'corrections'>) {
  const { t } = useTranslation();
  const times = useTimes();
  if (steps.length === 0 && corrections.length === 0) return null;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {steps.length > 0 && (
        <Section title={t('timesheets.history.steps')}>
          <Card flush>
            <ol className="divide-y divide-line">
              {steps.map(({ kind, at, by, isByThemselves, reason, minutes }) => (
                <li key={`${kind} ${at}`} className="px-4 py-3 sm:px-5">
                  <p className="flex flex-wrap items-center gap-2">
                    {t(`timesheets.history.${kind}`, { name: by ?? t('shell.appName'), when: formatInstant(at) })}
                    {kind === 'approved' && isByThemselves && (
                      <Badge tone="highlight">{t('timesheets.byThemselves')}</Badge>
                    )}
                  </p>
                  <Figures minutes={minutes} />
                  {reason && <p className="wrap-anywhere text-ink-soft">{reason}</p>}
                </li>
              ))}
            </ol>
          </Card>
        </Section>
      )}
      {corrections.length > 0 && (
        <Section title={t('timesheets.history.corrections')}>
          <Card flush>
            <ol className="divide-y divide-line">
              {corrections.map(({ dutyId, kind, at, by, isByThemselves, reason, was, is }) => (
                <li key={`${dutyId} ${at}`} className="px-4 py-3 sm:px-5">
                  <p className="flex flex-wrap items-center gap-2">
                    {t(`timesheets.history.${kind}`, { name: by ?? t('shell.appName'), when: formatInstant(at) })}
                    {isByThemselves && <Badge tone="highlight">{t('timesheets.byThemselves')}</Badge>}
                  </p>
                  {was && kind !== 'voided' && (
                    <p className="text-ink-soft tabular-nums">{t('timesheets.history.was', { times: times(was) })}</p>
                  )}
                  <p className="tabular-nums">{kind === 'voided' ? <del>{times(is)}</del> : times(is)}</p>
                  <p className="wrap-anywhere text-ink-soft">{reason}</p>
                </li>
              ))}
            </ol>
          </Card>
        </Section>
      )}
    </div>
  );
}

function useTimes() {
  const { t } = useTranslation();
  return ({ date, from, to }: Timesheet['corrections'][number]['is']) =>
    t('timesheets.history.times', {
      date: formatDate(date),
      from: formatTime(from),
      to: to === null ? '…' : formatTime(to),
    });
}

function Figures({ minutes: { regular, overtime, double, unpaid, off } }: { minutes: Minutes }) {
  const { t } = useTranslation();
  const parts = [
    t('timesheets.figures.regular', { hours: formatDuration(regular) }),
    ...(overtime > 0 ? [t('timesheets.figures.overtime', { hours: formatDuration(overtime) })] : []),
    ...(double > 0 ? [t('timesheets.figures.double', { hours: formatDuration(double) })] : []),
    ...(off > 0 ? [t('timesheets.figures.off', { hours: formatDuration(off) })] : []),
    ...(unpaid > 0 ? [t('timesheets.figures.unpaid', { hours: formatDuration(unpaid) })] : []),
  ];
  return <p className="text-ink-soft text-sm tabular-nums">{parts.join(' · ')}</p>;
}
