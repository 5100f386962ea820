import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { EnrollChildForm } from './EnrollChildForm.tsx';
import { EnrollmentPage } from './EnrollmentPage.tsx';

/** Enrollment, step 1 of 3: the child (children-2). */
export function EnrollChildScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const title = t('childrenEnrollment.page.child.title');
  if (!can('children.enroll')) return <NotForRole title={title} />;
  return (
    <EnrollmentPage title={title} subtitle={t('childrenEnrollment.page.child.subtitle')} current={1}>
      <EnrollChildForm />
    </EnrollmentPage>
  );
}
