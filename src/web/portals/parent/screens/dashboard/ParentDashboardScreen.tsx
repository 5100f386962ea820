import { Dashboard } from './Dashboard.tsx';
import { ViewScreen } from './ViewScreen.tsx';
import { useAddress } from './views.ts';

/** The parents' one screen with its views. */
export function ParentDashboardScreen() {
  const { view } = useAddress();
  return view === 'dashboard' ? <Dashboard /> : <ViewScreen view={view} />;
}
