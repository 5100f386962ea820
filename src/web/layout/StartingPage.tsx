import { useTranslation } from 'react-i18next';
import { LoadingPage } from '../ui/LoadingPage.tsx';

/** Shown while the first screen's code is on its way. */
export function StartingPage() {
  const { t } = useTranslation();
  return (
    <main>
      <LoadingPage message={t('shell.loadingPage')} />
    </main>
  );
}
