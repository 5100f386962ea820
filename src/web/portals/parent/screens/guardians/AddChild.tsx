import { Link, useNavigate } from 'react-router';
import { WelcomePage } from '#web/domains/accounts/WelcomePage.tsx';
import { acceptInvitation } from '#web/domains/guardians/invitations/queries.ts';
import type { InvitedChild } from '#web/domains/guardians/invitations/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { HOMES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

type AddChildProps = {
  code: string;
  invited: InvitedChild;
  /** Who is signed in. */
  email: string;
  onDeadLink(): void;
};

/** A parent with an account adds the invited child to it, without registering again (guardians-10). */
export function AddChild({ code, invited, email, onDeadLink }: AddChildProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const name = invited.child.firstName;

  const { run: accept, isPending } = useAction(acceptInvitation, {
    done: t('guardiansRegistration.add.done', { name }),
    onDone: ({ childId }) => void navigate(`${HOMES.parent}?child=${childId}`, { replace: true }),
    failed: { title: t('guardiansRegistration.add.failed', { name }), description: t('common.pleaseTryAgain') },
    onFailed: (error) => {
      if (error instanceof RequestError && error.status === 404) onDeadLink();
      if (!(error instanceof RequestError && error.code === 'another-name')) return false;
      confirmFirst({
        title: t('guardiansRegistration.add.addresseeTitle'),
        text: error.reason,
        label: t('guardiansRegistration.add.addresseeConfirm'),
        act: () => accept({ body: { code, isAddressee: true } }),
      });
      return true;
    },
  });
  const add = () => accept({ body: { code } });

  return (
    <WelcomePage
      title={t('guardiansRegistration.add.title', { name })}
      subtitle={t('guardiansRegistration.add.text', { name, email, center: invited.centerName })}
    >
      <div className="flex flex-col gap-3">
        <Button size="large" busy={isPending} busyLabel={t('guardiansRegistration.add.adding')} onClick={add}>
          {t('guardiansRegistration.add.confirm', { name })}
        </Button>
        <Button asChild variant="quiet">
          <Link to={HOMES.parent}>{t('guardiansRegistration.add.back')}</Link>
        </Button>
      </div>
    </WelcomePage>
  );
}
