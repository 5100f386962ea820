import { useQuery } from '@tanstack/react-query';
import { attendanceOn } from '#web/domains/attendance/queries.ts';
import { isHere } from '#web/domains/attendance/rules.ts';
import { removeChild } from '#web/domains/children/leaving-queries.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Asks before a child is removed, and says when that checks them out (children-9). */
export function RemoveChild({ child, open, onClose }: Opened & { child: Child }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const seesDay = can('attendance.record') || can('reports.read');
  const day = useQuery({ ...attendanceOn(today), enabled: open && seesDay });
  const name = fullName(child);
  const isStillHere = day.data && isHere(day.data.find(({ childId }) => childId === child.id));

  const { run: remove, isPending } = useAction(removeChild, {
    done: t('childrenManagement.remove.removed'),
    onDone: onClose,
    failed: t('childrenManagement.remove.failed'),
  });
  const confirm = () => remove({ params: { id: child.id } });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('childrenManagement.remove.title')}
      confirmLabel={t('childrenManagement.remove.confirm', { name: child.firstName })}
      danger
      busy={isPending}
      isReading={day.isLoading}
      onConfirm={confirm}
    >
      <p className="font-medium text-ink">
        {name} · {child.room}
      </p>
      <p className="mt-1">{t('childrenManagement.remove.final')}</p>
      {isStillHere && (
        <p className="mt-2 font-medium text-attention-ink">{t('childrenManagement.remove.isHere', { name })}</p>
      )}
      {!day.data && !day.isLoading && <p className="mt-2">{t('childrenManagement.remove.mayBeHere', { name })}</p>}
    </ConfirmDialog>
  );
}
