import { useEffect } from 'react';
import { Link } from 'react-router';
import { WelcomePage } from '#web/domains/accounts/WelcomePage.tsx';
import { LOGIN_ROUTES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';

/** One page for every link that opens nothing, whatever the reason: a stranger learns no more (guardians-3). */
export function InvalidLink() {
  const { t } = useTranslation();
  useEffect(() => {
    toast({ variant: 'error', title: t('guardiansRegistration.invalidTitle') });
  }, [t]);
  return (
    <WelcomePage title={t('guardiansRegistration.invalidTitle')} subtitle={t('guardiansRegistration.invalidText')}>
      <p className="-mt-2 text-ink-soft">{t('guardiansRegistration.invalidHelp')}</p>
      <Button asChild size="large" variant="secondary">
        <Link to={LOGIN_ROUTES.parent}>{t('guardiansRegistration.toLogin')}</Link>
      </Button>
    </WelcomePage>
  );
}
