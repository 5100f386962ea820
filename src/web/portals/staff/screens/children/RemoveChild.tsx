import { useMutation, useQuery } from '@tanstack/react-query';
import { attendanceOn } from '../../../../domains/attendance/queries.ts';
import { whereaboutsOf } from '../../../../domains/attendance/rules.ts';
import { removeChild } from '../../../../domains/children/queries.ts';
import { type Child, fullName } from '../../../../domains/children/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useCenterToday } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast.ts';

type RemoveChildProps = { child: Child; open: boolean; onOpenChange(open: boolean): void };

/** Asks before a child is removed (seed 000 section 5), and says when that checks them out (DECISIONS row 20). */
export function RemoveChild({ child, open, onOpenChange }: RemoveChildProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const seesDay = can('attendance.record') || can('reports.read');
  const day = useQuery({ ...attendanceOn(today), enabled: open && seesDay });
  const { mutate: remove, isPending } = useMutation(removeChild);
  const name = fullName(child);
  const isHere = day.data && whereaboutsOf(day.data.find(({ childId }) => childId === child.id)) === 'here';

  const confirm = () =>
    remove(
      { params: { id: child.id } },
      {
        onSuccess: () => {
          toast({ title: t('children.remove.removed'), variant: 'success' });
          onOpenChange(false);
        },
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('children.remove.failed')),
            variant: 'error',
          }),
      },
    );

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('children.remove.title')}
      confirmLabel={t('children.remove.confirm', { name: child.firstName })}
      cancelLabel={t('children.remove.cancel')}
      danger
      busy={isPending || day.isLoading}
      onConfirm={confirm}
    >
      <p className="font-medium text-ink">
        {name} · {child.room}
      </p>
      <p className="mt-1">{t('children.remove.final')}</p>
      {isHere && <p className="mt-2 font-medium text-attention-ink">{t('children.remove.isHere', { name })}</p>}
      {!day.data && !day.isLoading && <p className="mt-2">{t('children.remove.mayBeHere', { name })}</p>}
    </ConfirmDialog>
  );
}
