import { GraduationCap, HandHeart, UserRoundCheck, Users } from 'lucide-react';
import { countStaff, type StaffMember } from '#web/domains/staff/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';

/** The staff in four numbers (staff-5). */
export function StaffTotals({ members }: { members: readonly StaffMember[] | undefined }) {
  const { t } = useTranslation();
  const counts = members && countStaff(members);
  const loading = { loading: !counts, loadingLabel: t('staff.loading') };
  return (
    <StatGrid
      label={t('staff.summary.label')}
      {...loading}
      stats={[
        { icon: <Users />, label: t('staff.summary.total'), value: counts?.total },
        { icon: <UserRoundCheck />, label: t('staff.summary.onDuty'), value: counts?.onDuty, tone: 'info' },
        { icon: <GraduationCap />, label: t('staff.summary.teachers'), value: counts?.teachers },
        { icon: <HandHeart />, label: t('staff.summary.support'), value: counts?.support, tone: 'highlight' },
      ]}
    />
  );
}
