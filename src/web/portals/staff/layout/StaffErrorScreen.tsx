import { ErrorWords } from '../../../layout/ErrorScreen.tsx';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Page } from './Page.tsx';

/** What is shown in a staff screen's place when it could not be; the navigation around it stays. */
export function StaffErrorScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('shell.failure.title')}>
      <ErrorWords />
    </Page>
  );
}
