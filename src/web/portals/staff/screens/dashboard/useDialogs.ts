import { lazy, useEffect, useState } from 'react';
import type { Action } from '../../../../domains/attendance/rules.ts';

export type ShownDialog =
  | { readonly kind: 'check'; readonly childId?: number; readonly action?: Action }
  | { readonly kind: 'daily-report' | 'incident' | 'enroll' };

const loaders = {
  check: () => import('../../../../domains/attendance/CheckDialog.tsx'),
  'daily-report': () => import('../../../../domains/daily-reports/DailyReportDialog.tsx'),
  incident: () => import('../../../../domains/incidents/IncidentDialog.tsx'),
  enroll: () => import('../../../../domains/children/enrollment/EnrollmentWizard.tsx'),
};

export const CheckDialog = lazy(loaders.check);
export const DailyReportDialog = lazy(loaders['daily-report']);
export const IncidentDialog = lazy(loaders.incident);
export const EnrollmentWizard = lazy(loaders.enroll);

/** Fetches a dialog's code before it is asked for. A failure shows when it is really opened. */
export const preload = (kind: ShownDialog['kind']): void => void loaders[kind]().catch(() => {});

/** Which of the dashboard's dialogs is open. */
export function useDialogs() {
  const [shown, setShown] = useState<{ dialog: ShownDialog; open: boolean; turn: number }>();
  const [hasEnrolled, setHasEnrolled] = useState(false);

  useEffect(() => {
    // Parents wait at the door: this dialog has to be there at the first tap.
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
    idle(() => preload('check'));
  }, []);

  return {
    shown,
    /** The enrollment keeps where it stands, so it stays once it was opened. */
    hasEnrolled,
    show: (dialog: ShownDialog) => {
      setShown({ dialog, open: true, turn: (shown?.turn ?? 0) + 1 });
      if (dialog.kind === 'enroll') setHasEnrolled(true);
    },
    hide: () => shown && setShown({ ...shown, open: false }),
  };
}
export type DashboardDialogs = ReturnType<typeof useDialogs>;
