import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../../lib/errors.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { toast } from '../../ui/toast.ts';
import { fullName } from '../children/rules.ts';
import { staff, switchDuty } from './queries.ts';
import type { StaffMember } from './rules.ts';

/** Switches duty. The list shows it before the server has answered and goes back when it refuses. */
export function useSwitchDuty() {
  const { t } = useTranslation();
  return useMutation({
    ...switchDuty,

    onMutate: async ({ params, body }, { client }) => {
      await client.cancelQueries({ queryKey: staff.queryKey });
      client.setQueryData(staff.queryKey, (all) => all && withDuty(all, Number(params.id), body.isOnDuty));
    },

    onSuccess: (member, sent, result, context) => {
      context.client.setQueryData(staff.queryKey, (all) => all && withDuty(all, member.id, member.isOnDuty));
      toast({
        title: t('staff.updated'),
        description: t(member.isOnDuty ? 'staff.duty.nowOn' : 'staff.duty.nowOff', { name: fullName(member) }),
        variant: 'success',
      });
      // Not waited for: the screen already shows it.
      void switchDuty.onSuccess(member, sent, result, context);
    },

    onError: (error, { params, body }, _result, { client }) => {
      client.setQueryData(staff.queryKey, (all) => all && withDuty(all, Number(params.id), !body.isOnDuty));
      toast({ title: t('shell.error'), description: reasonOf(error, t('staff.failedToUpdate')), variant: 'error' });
    },
  });
}

const withDuty = (all: readonly StaffMember[], id: number, isOnDuty: boolean): StaffMember[] =>
  all.map((member) => (member.id === id ? { ...member, isOnDuty } : member));
