import { useTranslation } from 'react-i18next';
import { NotYetScreen } from '../../layout/NotYetScreen.tsx';
import { Dashboard } from './Dashboard.tsx';
import { addressOf, useAddress } from './views.ts';

/** The parents' one screen with its views. */
export function ParentDashboardScreen() {
  const { t } = useTranslation();
  const { view, child } = useAddress();
  if (view === 'dashboard') return <Dashboard />;
  return <NotYetScreen title={t(`parentPortal.viewTitles.${view}`)} back={addressOf('dashboard', child)} />;
}
