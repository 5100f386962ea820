import { useMutation } from '@tanstack/react-query';
import { Clock, Sun, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { SLEEP_POSITIONS } from '../../../../../contract/activity-choices.ts';
import { checkNap } from '../../../../domains/activities/queries.ts';
import { type LoggedChild, lookState, minutesSince, type RunningNap } from '../../../../domains/activities/rules.ts';
import { fullName } from '../../../../domains/children/rules.ts';
import { formatInstant, formatTime } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Private } from '../../../../ui/Private.tsx';
import { toast } from '../../../../ui/toast.ts';
import { ConcernDialog } from './ConcernDialog.tsx';
import { LoggedAvatar } from './LoggedAvatar.tsx';
import { useFailure } from './useLog.ts';

type NapRowProps = { child: LoggedChild; nap: RunningNap; now: number; onWoke(): void };

/** A sleeping child: since when, when the next look is due, and the look itself by one tap on how the child lies. */
export function NapRow({ child, nap, now, onWoke }: NapRowProps) {
  const { t } = useTranslation();
  const [concern, setConcern] = useState(false);
  const name = fullName(child);
  const { mutate: look, isPending } = useMutation({
    ...checkNap,
    onSuccess: (reply, ...rest) => {
      toast({ title: t('activities.naps.checked', { name, time: formatTime(reply.time) }), variant: 'success' });
      return checkNap.onSuccess(reply, ...rest);
    },
    onError: useFailure(),
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
          icon={<Sun aria-hidden="true" />}
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
          <TriangleAlert aria-hidden="true" />
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
    <Badge tone={state === 'soon' ? 'highlight' : 'neutral'} className="mt-1" icon={<Clock aria-hidden="true" />}>
      {t('activities.naps.due', { count: minutes })}
    </Badge>
  );
}
