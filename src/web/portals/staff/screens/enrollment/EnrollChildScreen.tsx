import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { EnrollChildForm } from './EnrollChildForm.tsx';
import { EnrollmentPage } from './EnrollmentPage.tsx';

/** Enrollment, step 1 of 3 (seed 001 section 2). */
export function EnrollChildScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const title = t('enrollment.page.child.title');
  if (!can('children.enroll')) return <NotForRole title={title} />;
  return (
    <EnrollmentPage title={title} subtitle={t('enrollment.page.child.subtitle')} current={1}>
      <EnrollChildForm />
    </EnrollmentPage>
  );
}
