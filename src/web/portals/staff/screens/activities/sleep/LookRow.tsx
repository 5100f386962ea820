import { clsx } from 'clsx';
import { SLEEP_POSITIONS } from '#contract/activities-choices.ts';
import { checkNap } from '#web/domains/activities/queries.ts';
import type { LoggedChild, RunningNap } from '#web/domains/activities/rules.ts';
import { isJustSeen } from '#web/domains/activities/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { Sleeper } from './Sleeper.tsx';
import { SleeperActions } from './SleeperActions.tsx';

type LookRowProps = { child: LoggedChild; nap: RunningNap; now: number; onWoke(): void };

/** A sleeping child who is looked at by itself: a tap on how it lies is the look. Nothing is chosen before. */
export function LookRow({ child, nap, now, onWoke }: LookRowProps) {
  const { t } = useTranslation();
  const name = fullName(child);
  const { run: look, isPending } = useAction(checkNap, { failed: t('activities.notRecorded') });
  const isSeen = isJustSeen(nap, now);
  return (
    <li className="flex min-h-16 items-center gap-1 ps-3 sm:pe-1">
      <Sleeper child={child} nap={nap} now={now} />
      <fieldset aria-label={t('activities.naps.checkOf', { name })} className="flex min-w-0 gap-1">
        {SLEEP_POSITIONS.map((position) => {
          const said = t(`activities.naps.positions.${position}`);
          const isIt = isSeen && nap.lastPosition === position;
          return (
            <button
              key={position}
              type="button"
              disabled={isPending || isSeen}
              aria-pressed={isIt}
              aria-label={t('activities.naps.lies', { name, position: said })}
              className={clsx(choice, isIt ? chosen : open)}
              onClick={() => look({ params: { id: nap.id }, body: { position, breathingNormal: true, note: '' } })}
            >
              {said}
            </button>
          );
        })}
      </fieldset>
      <SleeperActions name={name} napId={nap.id} onWoke={onWoke} />
    </li>
  );
}

const choice =
  'grid h-14 w-14 place-content-center rounded-md border px-0.5 text-center font-medium text-xs leading-tight sm:w-24 sm:text-sm';
const open = 'border-line-strong/50 bg-surface hover:border-action hover:bg-action-soft disabled:opacity-45';
const chosen = 'border-success bg-success-soft text-success-ink';
