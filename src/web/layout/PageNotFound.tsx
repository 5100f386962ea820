import { Link } from 'react-router';
import { useTranslation } from '../lib/useTranslation.tsx';
import { Button } from '../ui/Button.tsx';
import { PlainPage } from './PlainPage.tsx';

export function PageNotFound() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('shell.notFound.title')}>
      <p className="text-ink-soft text-lg">{t('shell.notFound.text')}</p>
      <Button asChild className="mt-2">
        <Link to="/">{t('shell.notFound.back')}</Link>
      </Button>
    </PlainPage>
  );
}
