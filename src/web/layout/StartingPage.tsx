import { useTranslation } from '../lib/useTranslation.tsx';
import { LoadingPage } from '../ui/LoadingPage.tsx';
import { Logo } from '../ui/Logo.tsx';

/** Shown while the first screen's code is on its way; index.html shows the same before. */
export function StartingPage() {
  const { t } = useTranslation();
  return (
    <>
      <div className="flex items-center gap-2.5 px-4 py-4 font-semibold text-lg sm:px-6">
        <Logo />
        {t('shell.appName')}
      </div>
      <main>
        <LoadingPage message={t('shell.loadingPage')} />
      </main>
    </>
  );
}
