import { ErrorText } from '#web/layout/ErrorScreen.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from './StaffPage.tsx';

/** What is shown in a staff screen's place when it could not be; the navigation around it stays. */
export function StaffErrorScreen() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('shell.failure.title')}>
      <ErrorText />
    </StaffPage>
  );
}
