import { Clock, Sun, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { SLEEP_POSITIONS } from '#contract/activities-choices.ts';
import { checkNap } from '#web/domains/activities/queries.ts';
import { type LoggedChild, lookState, minutesSince, type RunningNap } from '#web/domains/activities/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { formatInstant, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { ConcernDialog } from './ConcernDialog.tsx';
import { LoggedAvatar } from './LoggedAvatar.tsx';

type NapRowProps = { child: LoggedChild; nap: RunningNap; now: number; onWoke(): void };

/** A sleeping child: since when, when the next look is due, and the look itself by one tap on how the child lies. */
export function NapRow({ child, nap, now, onWoke }: NapRowProps) {
  const { t } = useTranslation();
  const [concern, setConcern] = useState(false);
  const name = fullName(child);
  const { run: look, isPending } = useAction(checkNap, {
    done: ({ time }) => t('activities.naps.checked', { name, time: formatTime(time) }),
    failed: t('activities.notRecorded'),
  });
  return (
    <li className="flex flex-col gap-3 p-4 lg:flex-row lg:items-center lg:gap-5 lg:px-5">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <LoggedAvatar child={child} size="medium" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">
            <Private>{name}</Private>
          </p>
          <p className="text-ink-soft text-sm tabular-nums">
            {t('activities.naps.since', {
              time: formatTime(nap.sinceTime),
              count: minutesSince(nap.since, now),
            })}
          </p>
          {nap.lastCheck && (
            <p className="text-ink-soft text-sm">
              {t('activities.naps.last', {
                time: formatInstant(nap.lastCheck),
                position: t(`activities.naps.positions.${nap.lastPosition ?? 'back'}`),
              })}
            </p>
          )}
          <Due nap={nap} now={now} />
        </div>
        <Button
          variant="secondary"
          size="small"
          icon={<Sun />}
          aria-label={t('activities.naps.wokeOf', { name })}
          onClick={onWoke}
        >
          {t('activities.naps.woke')}
        </Button>
      </div>
      <div className="flex items-center gap-2">
        <fieldset
          aria-label={t('activities.naps.checkOf', { name })}
          className="grid min-w-0 flex-1 grid-cols-3 gap-2 lg:w-88"
        >
          {SLEEP_POSITIONS.map((position) => (
            <Button
              key={position}
              variant={position === 'back' ? 'primary' : 'secondary'}
              className="px-2 text-sm"
              disabled={isPending}
              aria-label={t('activities.naps.lies', { name, position: t(`activities.naps.positions.${position}`) })}
              onClick={() => look({ params: { id: nap.id }, body: { position, breathingNormal: true, note: '' } })}
            >
              {t(`activities.naps.positions.${position}`)}
            </Button>
          ))}
        </fieldset>
        <IconButton label={t('activities.naps.concernOf', { name })} onClick={() => setConcern(true)}>
          <TriangleAlert />
        </IconButton>
      </div>
      {concern && <ConcernDialog name={name} napId={nap.id} onClose={() => setConcern(false)} />}
    </li>
  );
}

/** When the next look is due, in words and with a mark. */
function Due({ nap, now }: { nap: RunningNap; now: number }) {
  const { t } = useTranslation();
  const { state, minutes } = lookState(nap, now);
  if (state === 'overdue') {
    return (
      <Badge tone="attention" className="mt-1">
        {minutes === 0 ? t('activities.checkDueNow') : t('activities.naps.overdue', { count: minutes })}
      </Badge>
    );
  }
  return (
    <Badge tone={state === 'soon' ? 'highlight' : 'neutral'} className="mt-1" icon={<Clock />}>
      {t('activities.naps.due', { count: minutes })}
    </Badge>
  );
}
