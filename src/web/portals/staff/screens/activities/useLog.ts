import { useMutation } from '@tanstack/react-query';
import { logActivities, undoActivities } from '../../../../domains/activities/queries.ts';
import type { NewActivities } from '../../../../domains/activities/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { sentBeforeOr } from '../../../../lib/sentBefore.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { toast } from '../../../../ui/toast.ts';

const LONG_ENOUGH_MS = 8000;

/** Records, says so with an Undo, and hands what the server refuses to `onRefused`; true there keeps it from being told. */
export function useLog(onLogged: () => void, onRefused: (error: Error) => boolean = () => false) {
  const { t } = useTranslation();
  const failed = useFailure();
  const { mutate: undo } = useMutation({
    ...undoActivities,
    onSuccess: (...all) => {
      toast({ title: t('activities.undone') });
      return undoActivities.onSuccess(...all);
    },
    onError: failed,
  });
  const { mutate, isPending, variables } = useMutation({
    ...logActivities,
    onSuccess: (reply, ...rest) => {
      const [first] = reply.activities;
      toast({
        title: t('activities.logged', { count: reply.activities.length, what: first?.activity ?? '' }),
        variant: 'success',
        duration: LONG_ENOUGH_MS,
        action: { label: t('activities.undo'), onSelect: () => undo({ body: { batch: reply.batch } }) },
      });
      onLogged();
      return logActivities.onSuccess(reply, ...rest);
    },
    onError: (error) => {
      if (!onRefused(error)) failed(error);
    },
  });
  return { log: (body: NewActivities) => mutate(sentBeforeOr(variables, { body })), isPending };
}

/** Says what went wrong. */
export function useFailure(): (error: Error) => void {
  const { t } = useTranslation();
  return (error) =>
    toast({
      title: t('shell.error'),
      description: reasonOf(error, t('activities.notRecorded')),
      variant: 'error',
    });
}
