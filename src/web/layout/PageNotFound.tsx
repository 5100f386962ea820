import { Link, Navigate, useLocation } from 'react-router';
import { LOGIN_ROUTES } from '#web/lib/session.ts';
import { loginState } from '#web/lib/storedLogin.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PlainPage } from './PlainPage.tsx';

export function PageNotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // The parents' guard covers every path that begins so (web-3).
  if (pathname.startsWith('/parent-') && loginState('parent') !== 'valid')
    return <Navigate to={LOGIN_ROUTES.parent} replace />;
  return (
    <PlainPage title={t('shell.notFound.title')}>
      <p className="text-ink-soft text-lg">{t('shell.notFound.text')}</p>
      <Button asChild className="mt-2">
        <Link to="/">{t('shell.notFound.back')}</Link>
      </Button>
    </PlainPage>
  );
}
