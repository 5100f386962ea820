import { endNaps, resumeNap } from '#web/domains/activities/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Ends a nap now, and offers to take that back. */
export function useWakeUp(): (napId: number) => void {
  const { t } = useTranslation();
  const failed = t('activities.notRecorded');
  const { run: resume } = useAction(resumeNap, { failed });
  const { run: end } = useAction(endNaps, {
    done: ([ended]) => ({
      title: ended?.activity ?? '',
      ...(ended && {
        action: { label: t('activities.undo'), onSelect: () => void resume({ params: { id: ended.id } }) },
      }),
    }),
    failed,
  });
  return (napId) => void end({ body: { ids: [napId] } });
}
