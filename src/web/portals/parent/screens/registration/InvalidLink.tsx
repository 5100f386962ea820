import { useEffect } from 'react';
import { Link } from 'react-router';
import { WelcomePage } from '../../../../domains/accounts/WelcomePage.tsx';
import { LOGIN_ROUTES } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/toast.ts';

/** One page for every link that opens nothing, whatever the reason: a stranger learns no more (DECISIONS row 22). */
export function InvalidLink() {
  const { t } = useTranslation();
  useEffect(() => {
    toast({ variant: 'error', title: t('parentPortal.register.invalidTitle') });
  }, [t]);
  return (
    <WelcomePage title={t('parentPortal.register.invalidTitle')} subtitle={t('parentPortal.register.invalidText')}>
      <p className="-mt-2 text-ink-soft">{t('parentPortal.register.invalidHelp')}</p>
      <Button asChild size="large" variant="secondary">
        <Link to={LOGIN_ROUTES.parent}>{t('parentPortal.register.toLogin')}</Link>
      </Button>
    </WelcomePage>
  );
}
