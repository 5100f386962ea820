import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { setupState } from '#web/domains/accounts/queries.ts';
import { WelcomePage } from '#web/domains/accounts/WelcomePage.tsx';
import { LOGIN_ROUTES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SetupForm } from './SetupForm.tsx';

/** The first run: nobody has an account yet, whoever holds the setup code makes the center (accounts-10). */
export function SetupScreen() {
  const { t } = useTranslation();
  const { data: setup } = useQuery(setupState);
  if (setup && !setup.needed) {
    return (
      <WelcomePage title={t('accounts.setup.already')} subtitle={t('accounts.setup.alreadyText')}>
        <Button asChild size="large">
          <Link to={LOGIN_ROUTES.staff}>{t('accounts.setup.toLogin')}</Link>
        </Button>
      </WelcomePage>
    );
  }
  return (
    <WelcomePage title={t('accounts.setup.title')} subtitle={t('accounts.setup.subtitle')}>
      <SetupForm />
    </WelcomePage>
  );
}
