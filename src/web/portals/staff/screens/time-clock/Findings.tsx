import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { Finding } from '#web/domains/time-clock/rules.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Section } from '#web/ui/Section.tsx';
import type { Looking } from './NowList.tsx';

type FindingsProps = Looking & { findings: readonly Finding[] };

/** What doesn't fit together, each with its person; it goes once somebody has corrected or confirmed the day. */
export function Findings({ findings, onLook, near }: FindingsProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <Section title={t('timeClock.findings.title')} description={t('timeClock.findings.text')}>
        {findings.length === 0 ? (
          <EmptyState icon={<CircleCheck />} title={t('timeClock.findings.none')} level={3}>
            {t('timeClock.findings.noneText')}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {findings.map(({ staffId, name, finding, at, date, time }) => (
              <li key={`${staffId} ${finding} ${at}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                <TriangleAlert className="size-5 shrink-0 text-attention" aria-hidden="true" />
                <div className="min-w-0 flex-1 basis-56">
                  <p className="font-medium">
                    {name} · {formatDate(date, 'short')}, {formatTime(time)}
                  </p>
                  <p className="text-ink-soft">{t(`timeClock.findings.kinds.${finding}`)}</p>
                </div>
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('timeClock.look.of', { name })}
                    onClick={() => onLook({ staffId, name })}
                    {...near}
                  >
                    {t('timeClock.look.button')}
                  </Button>
                  <Button asChild variant="secondary" size="small">
                    <Link to={`/staff?member=${staffId}`} aria-label={t('timeClock.findings.correctOf', { name })}>
                      {t('timeClock.findings.correct')}
                    </Link>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Card>
  );
}
