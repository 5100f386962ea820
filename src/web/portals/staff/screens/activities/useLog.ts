import { logActivities, undoActivities } from '#web/domains/activities/queries.ts';
import type { NewActivities } from '#web/domains/activities/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';

const LONG_ENOUGH_MS = 8000;

/** Records, says so with an Undo, and hands what the server refuses to `onRefused`; true there keeps it from being told. */
export function useLog(onLogged: () => void, onRefused: (error: Error) => boolean = () => false) {
  const { t } = useTranslation();
  const failed = t('activities.notRecorded');
  const { run: undo } = useAction(undoActivities, {
    done: { title: t('activities.undone'), variant: 'plain' },
    failed,
  });
  const { run, isPending } = useAction(logActivities, {
    done: ({ activities, batch }) => ({
      title: t('activities.logged', { count: activities.length, what: activities[0]?.activity ?? '' }),
      duration: LONG_ENOUGH_MS,
      action: { label: t('activities.undo'), onSelect: () => void undo({ body: { batch } }) },
    }),
    failed,
    onDone: onLogged,
    onFailed: onRefused,
  });
  return { log: (body: NewActivities) => run({ body }), isPending };
}
