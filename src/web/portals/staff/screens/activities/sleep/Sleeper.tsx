import { Check, Clock, TriangleAlert } from 'lucide-react';
import { isJustSeen, type LoggedChild, lookState, type RunningNap } from '#web/domains/activities/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';

type SleeperProps = { child: LoggedChild; nap: RunningNap; now: number };

/** Who sleeps, and when they were or are next looked at, in words and with a mark. */
export function Sleeper({ child, nap, now }: SleeperProps) {
  return (
    <div className="min-w-0 flex-1 py-1">
      <p className="line-clamp-2 break-words font-semibold text-sm leading-tight sm:text-base">
        <Private>{fullName(child)}</Private>
      </p>
      <p className="mt-0.5 text-xs leading-tight tabular-nums sm:text-sm" aria-live="polite">
        <Look nap={nap} now={now} />
      </p>
    </div>
  );
}

function Look({ nap, now }: Omit<SleeperProps, 'child'>) {
  const { t } = useTranslation();
  const { state, minutes } = lookState(nap, now);
  if (isJustSeen(nap, now) && nap.lastCheck) {
    return (
      <span className={`${line} font-medium text-success-ink`}>
        <Check aria-hidden="true" />
        {t('activitiesSleep.seenAt', { time: formatInstant(nap.lastCheck) })}
      </span>
    );
  }
  if (state === 'overdue') {
    return (
      <span className={`${line} font-semibold text-attention-ink`}>
        <TriangleAlert aria-hidden="true" />
        {minutes === 0
          ? t('activitiesSleep.dueNow')
          : t('activitiesSleep.overdue', { duration: formatDuration(minutes) })}
      </span>
    );
  }
  return (
    <span className={`${line} ${state === 'soon' ? 'font-medium text-highlight-ink' : 'text-ink-soft'}`}>
      <Clock aria-hidden="true" />
      {t('activitiesSleep.due', { duration: formatDuration(minutes) })}
    </span>
  );
}

const line = 'inline-flex items-center gap-1 [&_svg]:size-3.5 [&_svg]:shrink-0';
