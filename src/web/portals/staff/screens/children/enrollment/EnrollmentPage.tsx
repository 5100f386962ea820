import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';

type EnrollmentPageProps = {
  title: string;
  subtitle: string;
  current: 1 | 2 | 3;
  undone?: readonly number[];
  children: ReactNode;
};

/** The frame of the three enrollment pages (children-1). */
export function EnrollmentPage({ title, subtitle, current, undone, children }: EnrollmentPageProps) {
  const { t } = useTranslation();
  return (
    <StaffPage
      width="narrow"
      title={title}
      subtitle={subtitle}
      back={{ to: '/children', label: t('childrenEnrollment.page.backToChildren') }}
    >
      <Stepper
        label={t('childrenEnrollment.steps.label')}
        steps={[
          t('childrenEnrollment.steps.information'),
          t('childrenEnrollment.steps.consents'),
          t('childrenEnrollment.steps.invitation'),
        ]}
        current={current}
        undone={undone}
        doneLabel={t('childrenEnrollment.steps.done')}
      />
      {children}
    </StaffPage>
  );
}
