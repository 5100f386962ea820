import { type ComponentType, useEffect, useState } from 'react';
import type { Action } from '#web/domains/attendance/rules.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

/** What a dialog of the dashboard begins with; all but the check-in begin empty. */
interface Chosen {
  readonly childId?: number;
  readonly action?: Action;
  readonly byOther?: boolean;
}
export type ShownDialog = Chosen & { readonly kind: keyof typeof dialogs };

const dialogs = {
  check: lazyDialog(() =>
    withTexts(['attendance', 'attendanceDialog', 'children'], () => import('#web/domains/attendance/CheckDialog.tsx')),
  ),
  'daily-report': lazyDialog(() =>
    withTexts(
      ['children', 'common', 'dailyReports', 'dailyReportsMoods'],
      () => import('#web/domains/daily-reports/DailyReportDialog.tsx'),
    ),
  ),
  incident: lazyDialog(() =>
    withTexts(['children', 'common', 'incidents'], () => import('#web/domains/incidents/ReportIncident.tsx')),
  ),
  enroll: lazyDialog(() =>
    withTexts(
      ['children', 'childrenEnrollment', 'common'],
      () => import('#web/domains/children/enrollment/EnrollmentWizard.tsx'),
    ),
  ),
  privacy: lazyDialog(() =>
    withTexts(['cameras', 'common'], () => import('#web/domains/cameras/RoomPrivacyDialog.tsx')),
  ),
};
const { enroll, ...forms } = dialogs;

export const EnrollmentWizard = enroll;
/** The forms that are new with each opening. */
export const FORMS: Readonly<Record<keyof typeof forms, ComponentType<Opened & Chosen>>> = forms;

/** Fetches a dialog's code before it is asked for. */
export const preload = (kind: ShownDialog['kind']): void => dialogs[kind].preload();

/** Which of the dashboard's dialogs is open. `settled`: the screen has what it shows, and the line is free. */
export function useDialogs(isReady: boolean) {
  const [shown, setShown] = useState<{ dialog: ShownDialog; open: boolean; opening: number }>();
  const [hasEnrolled, setHasEnrolled] = useState(false);

  useEffect(() => {
    if (!isReady) return;
    // Parents wait at the door: this dialog has to be there at the first tap.
    dialogs.check.soon();
  }, [isReady]);

  return {
    shown,
    /** The enrollment keeps where it stands, so it stays once it was opened. */
    hasEnrolled,
    show: (dialog: ShownDialog) => {
      setShown({ dialog, open: true, opening: (shown?.opening ?? 0) + 1 });
      if (dialog.kind === 'enroll') setHasEnrolled(true);
    },
    hide: (): void => setShown(shown && { ...shown, open: false }),
  };
}
export type DashboardDialogs = ReturnType<typeof useDialogs>;
