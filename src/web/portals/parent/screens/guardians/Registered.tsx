import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { WelcomePage } from '#web/domains/accounts/WelcomePage.tsx';
import { HEADING_ID } from '#web/layout/useScreenTitle.ts';
import { LOGIN_ROUTES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';

type RegisteredProps = { name: string; email: string };

export function Registered({ name, email }: RegisteredProps) {
  const { t } = useTranslation();
  // The form that had the focus is gone; the address has not changed.
  useEffect(() => document.getElementById(HEADING_ID)?.focus(), []);
  return (
    <WelcomePage title={t('guardiansRegistration.done')}>
      <p className="-mt-3 flex items-start gap-3 text-ink-soft text-lg" role="status">
        <CircleCheck className="mt-1 size-6 shrink-0 text-success" />
        <span className="min-w-0 break-words">{t('guardiansRegistration.doneText', { name, email })}</span>
      </p>
      <Button asChild size="large">
        <Link to={LOGIN_ROUTES.parent} state={{ email }} replace>
          {t('guardiansRegistration.toLogin')}
        </Link>
      </Button>
    </WelcomePage>
  );
}
