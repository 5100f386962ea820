import { ErrorWords } from '../../../layout/ErrorScreen.tsx';
import { HOMES } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Page } from './Page.tsx';

/** What is shown in a parents' screen's place when it could not be; the header above it stays. */
export function ParentErrorScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('shell.failure.title')} back={HOMES.parent}>
      <ErrorWords home={HOMES.parent} />
    </Page>
  );
}
