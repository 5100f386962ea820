import { withTexts } from '#web/lib/i18n.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';

// The dialogs of the dashboard, with their texts.

export const TellDialog = lazyDialog(() =>
  withTexts(['common', 'familyDayDetails'], () => import('#web/portals/parent/screens/notices/TellDialog.tsx')),
);

export const IncidentDialog = lazyDialog(() =>
  withTexts(
    ['common', 'familyDay', 'familyDayDetails', 'incidents'],
    () => import('#web/portals/parent/screens/incidents/IncidentDialog.tsx'),
  ),
);
