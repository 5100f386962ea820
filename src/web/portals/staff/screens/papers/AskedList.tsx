import { PaperState, useStateDate } from '#web/domains/papers/PaperState.tsx';
import type { AskedPaper } from '#web/domains/papers/queries.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Section } from '#web/ui/Section.tsx';

/** What the rules ask of somebody and how it is, each with where it comes from. */
export function AskedList({ asked }: { asked: readonly AskedPaper[] }) {
  const { t } = useTranslation();
  return (
    <Section title={t('papers.asked.title')} description={t('papers.asked.text')}>
      {asked.length === 0 ? (
        <p className="text-ink-soft">{t('papers.asked.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {asked.map((one) => (
            <AskedItem key={one.id} asked={one} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function AskedItem({ asked }: { asked: AskedPaper }) {
  const { t } = useTranslation();
  const date = useStateDate()(asked);
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-medium">{asked.name}</span>
        <PaperState asked={asked} />
      </p>
      {date && <p className="tabular-nums">{date}</p>}
      {asked.hours && <Hours hours={asked.hours} />}
      {asked.blocksCare && <p className="text-sm">{t('papers.asked.blocks')}</p>}
      <details className="text-ink-soft text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center text-action underline decoration-1 underline-offset-3">
          {t('papers.asked.source')}
        </summary>
        <p className="pb-1">
          {asked.source} · {t(`papers.evidence.${asked.evidence}`)}
        </p>
        {asked.note && <p className="pb-1">{asked.note}</p>}
      </details>
    </li>
  );
}

function Hours({ hours }: { hours: NonNullable<AskedPaper['hours']> }) {
  const { t } = useTranslation();
  const { from, to, counted, needed, instructor, instructorNeeded, uncounted } = hours;
  const said = t('papers.hours.of', { counted: formatDuration(counted), needed: formatDuration(needed) });
  return (
    <div className="grid gap-1 text-sm">
      <ProgressBar
        label={t('papers.hours.period', { from: formatDate(from), to: formatDate(to) })}
        value={Math.min(100, Math.round((counted / needed) * 100))}
        valueText={said}
      />
      {instructorNeeded > 0 && (
        <p className="text-ink-soft tabular-nums">
          {t('papers.hours.instructor', {
            counted: formatDuration(instructor),
            needed: formatDuration(instructorNeeded),
          })}
        </p>
      )}
      {uncounted > 0 && (
        <p className="text-ink-soft">{t('papers.hours.uncounted', { time: formatDuration(uncounted) })}</p>
      )}
    </div>
  );
}
