import { Link } from 'react-router';
import type { InvitedChild } from '#web/domains/guardians/invitations/rules.ts';
import { LOGIN_ROUTES, rememberPlace } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

type SignInInsteadProps = {
  invited: InvitedChild;
  /** The server has said that there is an account. */
  certain: boolean;
};

/** The way of a parent with an account: sign in, come back to this very link, add the child. */
export function SignInInstead({ invited: { child }, certain }: SignInInsteadProps) {
  const { t } = useTranslation();
  return (
    <Alert
      tone={certain ? 'warning' : 'info'}
      title={t(certain ? 'guardiansRegistration.accountExists' : 'guardiansRegistration.haveAccount')}
      action={
        <Button asChild variant="secondary" size="small">
          <Link
            to={LOGIN_ROUTES.parent}
            state={{ email: child.parentEmail }}
            onClick={() => rememberPlace(location.pathname + location.search)}
          >
            {t('guardiansRegistration.haveAccountAction', { name: child.firstName })}
          </Link>
        </Button>
      }
    />
  );
}
