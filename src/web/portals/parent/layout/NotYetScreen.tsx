import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainPage } from '../../../layout/PlainPage.tsx';
import { LOGIN_ROUTES } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';

/** Stands in for a parents' screen that a later version brings, and says so. */
export function NotYetScreen({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <PlainPage title={title}>
      <p className="text-ink-soft text-lg">{t('shell.notYet.text')}</p>
      <Button asChild className="mt-2">
        <Link to={LOGIN_ROUTES.parent}>{t('shell.notYet.backToLogin')}</Link>
      </Button>
    </PlainPage>
  );
}
