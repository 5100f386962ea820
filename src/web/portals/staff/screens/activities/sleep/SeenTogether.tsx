import { clsx } from 'clsx';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { checkNaps } from '#web/domains/activities/queries.ts';
import { isJustSeen, type LoggedChild, type RunningNap } from '#web/domains/activities/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { Sleeper } from './Sleeper.tsx';
import { SleeperActions } from './SleeperActions.tsx';

type SeenTogetherProps = {
  asleep: readonly (LoggedChild & { readonly nap: RunningNap })[];
  now: number;
  onWoke(napId: number): void;
};

/** Sleeping children who are seen at one go; who was not is left out first. */
export function SeenTogether({ asleep, now, onWoke }: SeenTogetherProps) {
  const { t } = useTranslation();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const due = asleep.filter(({ nap }) => !isJustSeen(nap, now));
  const seen = due.filter(({ nap }) => !leftOut.has(nap.id)).map(({ nap }) => nap.id);
  const { run, isPending } = useAction(checkNaps, {
    done: (looks) => t('activitiesSleep.recorded', { count: looks.length }),
    failed: t('activities.notRecorded'),
    onDone: () => setLeftOut(new Set()),
  });
  const toggle = (id: number) =>
    setLeftOut((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <>
      <ul
        aria-label={t('activitiesSleep.looks')}
        className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface shadow-card max-sm:-mx-3"
      >
        {asleep.map((child) => {
          const { nap } = child;
          const name = fullName(child);
          const isOut = leftOut.has(nap.id);
          return (
            <li key={nap.id} className="flex min-h-16 items-center gap-1 ps-3 sm:pe-1">
              <Sleeper child={child} nap={nap} now={now} />
              {!isJustSeen(nap, now) && (
                <button
                  type="button"
                  aria-pressed={isOut}
                  className={clsx(choice, isOut ? 'border-attention bg-attention-soft text-attention-ink' : plain)}
                  onClick={() => toggle(nap.id)}
                >
                  {t(isOut ? 'activitiesSleep.notSeen' : 'activitiesSleep.leaveOut')}
                  <span className="sr-only"> {name}</span>
                </button>
              )}
              <SleeperActions name={name} napId={nap.id} onWoke={() => onWoke(nap.id)} />
            </li>
          );
        })}
      </ul>
      <ActionBar className="sticky bottom-(--bottom-bar) z-10 bg-paper sm:rounded-md sm:py-3">
        <Button
          size="large"
          wide
          icon={<Eye className="size-5" />}
          disabled={seen.length === 0}
          busy={isPending}
          busyLabel={t('common.saving')}
          onClick={() => void run({ body: { ids: seen } })}
        >
          {seen.length === 0
            ? t('activitiesSleep.allSeenAlready')
            : seen.length === asleep.length
              ? t('activitiesSleep.allSeen', { count: seen.length })
              : t('activitiesSleep.someSeen', { count: seen.length })}
        </Button>
      </ActionBar>
    </>
  );
}

const choice = 'min-h-11 shrink-0 rounded-md border px-3 font-medium text-sm';
const plain = 'border-line-strong/50 bg-surface hover:bg-sunken';
