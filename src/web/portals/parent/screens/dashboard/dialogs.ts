import { withTexts } from '#web/lib/i18n.ts';

/** The dialogs of the dashboard, with their texts. */
export const tellDialog = () =>
  withTexts(['common', 'familyDayDetails'], () => import('#web/portals/parent/screens/notices/TellDialog.tsx'));

export const incidentDialog = () =>
  withTexts(
    ['common', 'familyDay', 'familyDayDetails', 'incidents'],
    () => import('#web/portals/parent/screens/incidents/IncidentDialog.tsx'),
  );
