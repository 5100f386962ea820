import { lazy, useEffect, useState } from 'react';
import type { Action } from '../../../../domains/attendance/rules.ts';
import { withWords } from '../../../../lib/i18n.ts';
import { whenIdle } from '../../../../lib/whenIdle.ts';

export type ShownDialog =
  | { readonly kind: 'check'; readonly childId?: number; readonly action?: Action }
  | { readonly kind: 'daily-report' | 'incident' | 'enroll' | 'privacy' };

const loaders = {
  check: () => import('../../../../domains/attendance/CheckDialog.tsx'),
  'daily-report': () => withWords('forms', () => import('../../../../domains/daily-reports/DailyReportDialog.tsx')),
  incident: () => withWords('forms', () => import('../../../../domains/incidents/IncidentDialog.tsx')),
  enroll: () => withWords('forms', () => import('../../../../domains/children/enrollment/EnrollmentWizard.tsx')),
  privacy: () => withWords('cameras', () => import('../../../../domains/cameras/RoomPrivacyDialog.tsx')),
};

export const CheckDialog = lazy(loaders.check);
export const DailyReportDialog = lazy(loaders['daily-report']);
export const IncidentDialog = lazy(loaders.incident);
export const EnrollmentWizard = lazy(loaders.enroll);
export const RoomPrivacyDialog = lazy(loaders.privacy);

/** Fetches a dialog's code before it is asked for. A failure shows when it is really opened. */
export const preload = (kind: ShownDialog['kind']): void => void loaders[kind]().catch(() => {});

/** Which of the dashboard's dialogs is open. `settled`: the screen has what it shows, and the line is free. */
export function useDialogs(settled: boolean) {
  const [shown, setShown] = useState<{ dialog: ShownDialog; open: boolean; turn: number }>();
  const [hasEnrolled, setHasEnrolled] = useState(false);

  useEffect(() => {
    if (!settled) return;
    // Parents wait at the door: this dialog has to be there at the first tap.
    whenIdle(() => preload('check'));
  }, [settled]);

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
