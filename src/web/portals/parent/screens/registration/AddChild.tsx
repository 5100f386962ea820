import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { WelcomePage } from '../../../../domains/accounts/WelcomePage.tsx';
import { acceptInvitation } from '../../../../domains/invitations/queries.ts';
import type { InvitedChild } from '../../../../domains/invitations/rules.ts';
import { RequestError, reasonOf } from '../../../../lib/errors.ts';
import { HOMES } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/toast.ts';

type AddChildProps = {
  code: string;
  invited: InvitedChild;
  /** Who is signed in. */
  email: string;
  onDeadLink(): void;
};

/** A parent with an account adds the invited child to it, without registering again (DECISIONS row 24). */
export function AddChild({ code, invited, email, onDeadLink }: AddChildProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate: accept, isPending } = useMutation(acceptInvitation);
  const name = invited.child.firstName;

  const add = () =>
    accept(
      { body: { code } },
      {
        onSuccess: ({ childId }) => {
          toast({ variant: 'success', title: t('parentPortal.add.done', { name }) });
          void navigate(`${HOMES.parent}?child=${childId}`, { replace: true });
        },
        onError: (error) => {
          toast({
            variant: 'error',
            title: t('parentPortal.add.failed', { name }),
            description: reasonOf(error, t('parentPortal.add.failedFallback')),
          });
          if (error instanceof RequestError && error.status === 404) onDeadLink();
        },
      },
    );

  return (
    <WelcomePage
      title={t('parentPortal.add.title', { name })}
      subtitle={t('parentPortal.add.text', { name, email, center: invited.centerName })}
    >
      <div className="flex flex-col gap-3">
        <Button size="large" busy={isPending} busyLabel={t('parentPortal.add.adding')} onClick={add}>
          {t('parentPortal.add.confirm', { name })}
        </Button>
        <Button asChild variant="quiet">
          <Link to={HOMES.parent}>{t('parentPortal.add.back')}</Link>
        </Button>
      </div>
    </WelcomePage>
  );
}
