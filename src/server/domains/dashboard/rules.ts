import type { FIRST_STEPS } from '#contract/dashboard.ts';
/** Present over enrolled in percent, rounded; nobody enrolled is 0 (dashboard-5). */
export const attendanceRate = (present: number, enrolled: number): number =>
  enrolled === 0 ? 0 : Math.round((present / enrolled) * 100);

/** How far a center has come, as `startOfCenter` counts it. */
interface Start {
  readonly hasDetails: boolean;
  readonly closures: number;
  readonly rooms: number;
  readonly hasOwnRooms: boolean;
  readonly colleagues: number;
  readonly children: number;
  readonly invited: number;
  readonly hasMail: boolean;
  readonly kiosks: number;
  readonly plans: number;
  readonly hasOwnPlans: boolean;
  readonly hasRules: boolean;
  /** The installation's backups; null where other centers share them. */
  readonly backup: Backup | null;
}
interface Backup {
  readonly isMade: boolean;
  readonly hasRecoveryKey: boolean;
  readonly isOnSameDisk: boolean;
}
interface Step {
  readonly step: (typeof FIRST_STEPS)[number];
  readonly isDone: boolean;
  readonly count: number;
  readonly of: number | null;
  readonly lacks: 'backup' | 'key' | 'disk' | null;
}

/** What backups lack to bring everything back, also when the computer breaks; null: nothing. */
export function lackOf({ isMade, hasRecoveryKey, isOnSameDisk }: Backup): Step['lacks'] {
  if (!isMade) return 'backup';
  if (!hasRecoveryKey) return 'key';
  return isOnSameDisk ? 'disk' : null;
}

/** The first steps with their state (dashboard-9). */
export function stepsOf(start: Start): Step[] {
  const { children, invited, backup } = start;
  const lacks = backup && lackOf(backup);
  const step = (step: Step['step'], isDone: boolean, count = 0, of: number | null = null): Step => ({
    step,
    isDone,
    count,
    of,
    lacks: null,
  });
  return [
    step('details', start.hasDetails),
    step('closures', start.closures > 0, start.closures),
    step('rooms', start.hasOwnRooms, start.rooms),
    step('staff', start.colleagues > 0, start.colleagues),
    step('children', children > 0, children),
    step('families', children > 0 && invited === children, invited, children),
    step('mail', start.hasMail),
    step('kiosk', start.kiosks > 0, start.kiosks),
    step('billing', start.hasOwnPlans, start.plans),
    step('rules', start.hasRules),
    ...(backup ? [{ ...step('backup', lacks === null), lacks }] : []),
  ];
}
