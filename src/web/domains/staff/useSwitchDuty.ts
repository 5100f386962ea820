import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { staff, switchDuty } from './queries.ts';
import type { StaffMember } from './rules.ts';

/** Switches duty. The list shows it before the server has answered and goes back when it refuses. */
export function useSwitchDuty() {
  const { t } = useTranslation();
  return useAction(
    {
      ...switchDuty,

      onMutate: async ({ params, body }, { client }) => {
        await client.cancelQueries({ queryKey: staff.queryKey });
        client.setQueryData(staff.queryKey, (all) => all && withDuty(all, Number(params.id), body.isOnDuty));
      },

      onSuccess: (member, sent, result, context) => {
        context.client.setQueryData(staff.queryKey, (all) => all && withDuty(all, member.id, member.isOnDuty));
        // Not waited for: the screen already shows it.
        void switchDuty.onSuccess(member, sent, result, context);
      },

      onError: (_error, { params, body }, _result, { client }) => {
        client.setQueryData(staff.queryKey, (all) => all && withDuty(all, Number(params.id), !body.isOnDuty));
      },
    },
    {
      done: (member) => ({
        title: t('staff.updated'),
        description: t(member.isOnDuty ? 'staff.duty.nowOn' : 'staff.duty.nowOff', { name: fullName(member) }),
      }),
      failed: t('staff.failedToUpdate'),
    },
  );
}

const withDuty = (all: readonly StaffMember[], id: number, isOnDuty: boolean): StaffMember[] =>
  all.map((member) => (member.id === id ? { ...member, isOnDuty } : member));
