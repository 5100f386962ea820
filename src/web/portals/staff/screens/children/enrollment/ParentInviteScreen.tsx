import { useState } from 'react';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { InvitationLink, type Invited } from './InvitationLink.tsx';
import { InviteForm } from './InviteForm.tsx';
import { OfChild } from './OfChild.tsx';

/** Enrollment, step 3 of 3: generates a link for the parent (guardians-5). */
export function ParentInviteScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [invited, setInvited] = useState<Invited>();
  const title = t('childrenEnrollment.page.invitation.title');
  if (!can('parents.invite') || !can('children.see')) return <NotForRole title={title} />;
  return (
    <OfChild title={title} current={3} subtitle={(name) => t('childrenEnrollment.page.invitation.subtitle', { name })}>
      {({ child, guardians }) =>
        invited ? (
          <InvitationLink child={child} invited={invited} onAnother={() => setInvited(undefined)} />
        ) : (
          <InviteForm key={child.id} child={child} guardians={guardians} onInvited={setInvited} />
        )
      }
    </OfChild>
  );
}
