import { useState } from 'react';
import { Link } from 'react-router';
import { WelcomePage } from '#web/domains/accounts/WelcomePage.tsx';
import type { InvitedChild } from '#web/domains/guardians/invitations/rules.ts';
import { HOMES, signOut } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';

type OtherParentProps = {
  /** Who is signed in. */
  email: string;
  invited: InvitedChild;
  onSignedOut(): void;
};

/** Somebody else is signed in here: nobody's invitation is mixed with another's account. */
export function OtherParent({ email, invited, onSignedOut }: OtherParentProps) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const goOn = async () => {
    setLeaving(true);
    await signOut('parent');
    onSignedOut();
  };
  return (
    <WelcomePage
      title={t('guardiansRegistration.add.otherTitle')}
      subtitle={t('guardiansRegistration.add.otherText', { email, invited: invited.child.parentEmail })}
    >
      <div className="flex flex-col gap-3">
        <Button size="large" busy={leaving} onClick={goOn}>
          {t('guardiansRegistration.add.signOut')}
        </Button>
        <Button asChild variant="quiet">
          <Link to={HOMES.parent}>{t('guardiansRegistration.add.toDashboard')}</Link>
        </Button>
      </div>
    </WelcomePage>
  );
}
