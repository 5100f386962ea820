import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { OfChild } from './OfChild.tsx';

/** Enrollment, step 2 of 3: the six consent forms (children-3). */
export function ConsentConfirmationScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const title = t('childrenEnrollment.page.consents.title');
  if (!can('children.enroll')) return <NotForRole title={title} />;
  return (
    <OfChild title={title} current={2} subtitle={(name) => t('childrenEnrollment.page.consents.subtitle', { name })}>
      {({ child, consents }) => <ConsentForm key={child.id} child={child} consents={consents} />}
    </OfChild>
  );
}
