import { withTexts } from '#web/lib/i18n.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';

/** The dialog in which staff read an incident in full, fetched when it is first needed. */
export const StaffIncident = lazyDialog(() =>
  withTexts(['common', 'incidents'], () => import('./StaffIncidentDialog.tsx')),
);
