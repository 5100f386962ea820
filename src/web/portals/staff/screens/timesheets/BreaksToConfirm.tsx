import { answerBreak } from '#web/domains/timesheets/queries.ts';
import { type Timesheet, unanswered } from '#web/domains/timesheets/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useAction } from '#web/ui/useAction.ts';

type Break = ReturnType<typeof unanswered>[number];

/** Breaks that are paid until one says that one was relieved of all work (timesheets-2). */
export function BreaksToConfirm({ timesheet }: { timesheet: Timesheet }) {
  const { t } = useTranslation();
  const breaks = unanswered(timesheet);
  if (breaks.length === 0) return null;
  return (
    <Card
      as="section"
      title={t('timesheets.breaks.title', { count: breaks.length })}
      description={t('timesheets.breaks.text')}
    >
      <ul className="divide-y divide-line">
        {breaks.map((one) => (
          <BreakToConfirm key={one.startedAt} one={one} />
        ))}
      </ul>
    </Card>
  );
}

function BreakToConfirm({ one: { dutyId, date, from, to, startedAt, endedAt } }: { one: Break }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(answerBreak, {
    done: t('timesheets.breaks.done'),
    failed: t('timesheets.breaks.failed'),
  });
  const start = startedAt ?? '';
  const end = endedAt ?? '';
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  const times = t('timesheets.spanTimes', { from: formatTime(from), to: formatTime(to === '24:00' ? '00:00' : to) });
  const when = `${formatDate(date, 'long')}, ${times}`;
  const say = (isRelieved: boolean) => run({ body: { dutyId, startedAt: start, endedAt: end, isRelieved } });
  return (
    <li className="flex flex-col gap-3 py-3 first:pt-0 last:pb-0">
      <p>
        <span className="block font-medium">{when}</span>
        <span className="text-ink-soft tabular-nums">{formatDuration(minutes)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          className="max-sm:flex-1"
          aria-label={t('timesheets.breaks.relievedOf', { when })}
          busy={isPending}
          onClick={() => void say(true)}
        >
          {t('timesheets.breaks.relieved')}
        </Button>
        <Button
          className="max-sm:flex-1"
          variant="secondary"
          aria-label={t('timesheets.breaks.workedOf', { when })}
          disabled={isPending}
          onClick={() => void say(false)}
        >
          {t('timesheets.breaks.worked')}
        </Button>
      </div>
    </li>
  );
}
