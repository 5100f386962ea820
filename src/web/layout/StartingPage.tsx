import { useTranslation } from 'react-i18next';
import { Loading } from '../ui/Loading.tsx';

/** Shown while the first screen's code is on its way. */
export function StartingPage() {
  const { t } = useTranslation();
  return (
    <main>
      <Loading variant="page" message={t('shell.loadingPage')} />
    </main>
  );
}
