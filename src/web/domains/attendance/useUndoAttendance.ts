import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';
import { undoAttendance } from './queries.ts';
import type { Span } from './rules.ts';

/** Takes back the last check-in or check-out of a stay, and says so. Without useAction, which the first screen does not fetch. */
export function useUndoAttendance(): (span: Span) => void {
  const { t } = useTranslation();
  const { mutate } = useMutation({
    ...undoAttendance,
    onSuccess: (reply, ...rest) => {
      toast({ title: t(`attendance.undone.${reply.undone}`) });
      return undoAttendance.onSuccess(reply, ...rest);
    },
    onError: (error) =>
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('attendance.failedToUpdate')),
        variant: 'error',
      }),
  });
  return ({ id, version }) => mutate({ params: { id }, body: { version } });
}
