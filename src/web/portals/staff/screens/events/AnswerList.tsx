import { clsx } from 'clsx';
import type { EventDetails } from '#web/domains/events/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Heading } from '#web/ui/Heading.tsx';

/** Who comes, who does not, who does not know yet; how many in all. */
export function AnswerList({ event }: { event: EventDetails }) {
  const { t } = useTranslation();
  const { answers, participantsList } = event;
  return (
    <section className="flex flex-col gap-3">
      <Heading level={3} size="small">
        {t('eventsPlanning.answers.title')}
      </Heading>
      {answers && (
        <dl className="grid grid-cols-4 gap-2 text-center">
          <Count term={t('events.answers.yes')} count={answers.yes} tone="text-success-ink" />
          <Count term={t('events.answers.maybe')} count={answers.maybe} />
          <Count term={t('events.answers.no')} count={answers.no} />
          <Count term={t('eventsPlanning.answers.people')} count={answers.people} />
        </dl>
      )}
      {participantsList.length === 0 ? (
        <p className="text-ink-soft">{t('eventsPlanning.answers.none')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
          {participantsList.map(({ kind, name, children, answer, people, note, answeredAt }) => (
            <li key={`${kind} ${name} ${answeredAt}`} className="flex items-start justify-between gap-3 px-3 py-2">
              <div className="min-w-0">
                <p className="break-words font-medium">{name}</p>
                <p className="break-words text-ink-soft text-sm">
                  {kind === 'staff' ? t('eventsPlanning.answers.staff') : children.join(', ')}
                </p>
                {note && <p className="break-words text-sm">{note}</p>}
              </div>
              <span
                className={clsx(
                  'shrink-0 font-medium text-sm',
                  answer === 'yes' ? 'text-success-ink' : 'text-ink-soft',
                )}
              >
                {answer === 'yes' && people > 1
                  ? t('eventsPlanning.answers.yesWith', { count: people })
                  : t(`events.answers.${answer}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Count = ({ term, count, tone }: { term: string; count: number; tone?: string }) => (
  <div className="flex flex-col-reverse rounded-md bg-sunken px-1 py-2">
    <dt className="text-ink-soft text-sm">{term}</dt>
    <dd className={clsx('font-semibold text-xl tabular-nums', tone)}>{count}</dd>
  </div>
);
