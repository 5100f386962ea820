import { ErrorText } from '#web/layout/ErrorScreen.tsx';
import { HOMES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from './ParentPage.tsx';

/** What is shown in a parents' screen's place when it could not be; the header above it stays. */
export function ParentErrorScreen() {
  const { t } = useTranslation();
  return (
    <ParentPage title={t('shell.failure.title')} back={HOMES.parent}>
      <ErrorText home={HOMES.parent} />
    </ParentPage>
  );
}
