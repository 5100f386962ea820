import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WelcomePage } from '../../../../domains/accounts/WelcomePage.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';

/** The parents' portal comes with a later version; until then its door says so. */
export function ParentLoginScreen() {
  const { t } = useTranslation();
  return (
    <WelcomePage title={t('accounts.parentLogin.title')}>
      <Alert title={t('accounts.parentLogin.text')}>{t('accounts.parentLogin.more')}</Alert>
      <TextLink asChild>
        <Link to="/login">{t('accounts.parentLogin.toStaff')}</Link>
      </TextLink>
    </WelcomePage>
  );
}
