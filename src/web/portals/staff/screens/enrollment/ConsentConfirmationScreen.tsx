import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { OfChild } from './OfChild.tsx';

/** Enrollment, step 2 of 3 (seed 001 section 5). */
export function ConsentConfirmationScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const title = t('enrollment.page.consents.title');
  if (!can('children.enroll')) return <NotForRole title={title} />;
  return (
    <OfChild title={title} current={2} subtitle={(name) => t('enrollment.page.consents.subtitle', { name })}>
      {({ child, consents }) => <ConsentForm key={child.id} child={child} consents={consents} />}
    </OfChild>
  );
}
