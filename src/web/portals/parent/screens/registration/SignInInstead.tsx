import { Link } from 'react-router';
import type { InvitedChild } from '../../../../domains/invitations/rules.ts';
import { LOGIN_ROUTES, rememberPlace } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';

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
      title={t(certain ? 'parentPortal.register.accountExists' : 'parentPortal.register.haveAccount')}
      action={
        <Button asChild variant="secondary" size="small">
          <Link
            to={LOGIN_ROUTES.parent}
            state={{ email: child.parentEmail }}
            onClick={() => rememberPlace(location.pathname + location.search)}
          >
            {t('parentPortal.register.haveAccountAction', { name: child.firstName })}
          </Link>
        </Button>
      }
    />
  );
}
