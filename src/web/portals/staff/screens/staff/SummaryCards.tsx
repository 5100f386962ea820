import { GraduationCap, HandHeart, UserRoundCheck, Users } from 'lucide-react';
import { countStaff, type StaffMember } from '../../../../domains/staff/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { StatCard } from '../../../../ui/StatCard.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

/** The staff in four numbers (seed 000 section 2). */
export function SummaryCards({ members }: { members: readonly StaffMember[] | undefined }) {
  const { t } = useTranslation();
  const counts = members && countStaff(members);
  const loading = { loading: !counts, loadingLabel: t('staff.loading') };
  return (
    <section aria-labelledby="staff-summary">
      <VisuallyHidden>
        <h2 id="staff-summary">{t('staff.summary.label')}</h2>
      </VisuallyHidden>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatCard {...loading} icon={<Users />} label={t('staff.summary.total')} value={counts?.total} />
        <StatCard
          {...loading}
          icon={<UserRoundCheck />}
          tone="info"
          label={t('staff.summary.onDuty')}
          value={counts?.onDuty}
        />
        <StatCard {...loading} icon={<GraduationCap />} label={t('staff.summary.teachers')} value={counts?.teachers} />
        <StatCard
          {...loading}
          icon={<HandHeart />}
          tone="highlight"
          label={t('staff.summary.support')}
          value={counts?.support}
        />
      </div>
    </section>
  );
}
