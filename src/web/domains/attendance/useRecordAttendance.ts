import { type QueryClient, useMutation } from '@tanstack/react-query';
import { children } from '#web/domains/children/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { isStale } from '#web/lib/api.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';
import { type RefusedPickup, refusedPickup } from './pickup.ts';
import { attendanceOn, recordAttendance } from './queries.ts';
import { lastSpanOf, type Recording, withDay, withRecorded } from './rules.ts';
import { useUndoAttendance } from './useUndoAttendance.ts';

/**
 * Checks a child in or out. The list shows it before the server has answered and goes back when it refuses; a toast
 * says how it went and offers to undo it.
 * @param onPickupRefused somebody who may not pick up collects the child: to be asked, not only told
 */
export function useRecordAttendance(onPickupRefused: (refused: RefusedPickup) => void) {
  const { t } = useTranslation();
  const undo = useUndoAttendance();
  return useMutation({
    ...recordAttendance,

    onMutate: async ({ body }, { client }) => {
      const { queryKey } = attendanceOn(body.date);
      const wasStale = isStale(client, queryKey);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.find((day) => day.childId === Number(body.childId));
      client.setQueryData(queryKey, (days) => days && withRecorded(days, body));
      return { before, wasStale };
    },

    // The reads are not waited for: the screen already shows it.
    onSuccess: (day, sent, _result, { client }) => {
      const name = nameOf(client, sent.body);
      const span = lastSpanOf(day);
      toast({
        title: t(sent.body.checkOutTime ? 'attendance.checkedOut' : 'attendance.checkedIn', { name }),
        variant: 'success',
        ...(span && { action: { label: t('attendance.undo'), onSelect: () => undo(span) } }),
      });
    },

    onError: (error, { body }, result, { client }) => {
      client.setQueryData(
        attendanceOn(body.date).queryKey,
        (days) => days && withDay(days, Number(body.childId), result?.before),
      );
      const refused = refusedPickup(error, body);
      if (refused) return onPickupRefused(refused);
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('attendance.failedToUpdate')),
        variant: 'error',
      });
    },

    onSettled: (_day, _error, { body }, result, { client }) => {
      if (result?.wasStale) void client.invalidateQueries({ queryKey: attendanceOn(body.date).queryKey });
    },
  });
}

const nameOf = (client: QueryClient, { childId }: Recording): string => {
  const child = client.getQueryData(children.queryKey)?.find(({ id }) => id === Number(childId));
  return child ? fullName(child) : '';
};
