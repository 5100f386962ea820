import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type FirstStep = Reply<Api['GET /api/dashboard/first-steps']>['steps'][number];

/** Where a step is done. */
export const PLACE_OF: Readonly<Record<FirstStep['step'], string>> = {
  details: '/settings/center#details',
  closures: '/settings/center#closures',
  rooms: '/settings/center#rooms',
  staff: '/staff',
  children: '/settings/import',
  families: '/parent-management',
  mail: '/settings/mail',
  kiosk: '/settings/kiosks',
  billing: '/billing',
  rules: '/compliance',
  backup: '/settings/system',
};

export const openOf = (steps: readonly FirstStep[]): readonly FirstStep[] => steps.filter(({ isDone }) => !isDone);

/** The next ones: what stands on a phone above the day. */
const NEXT = 4;
export const shownOf = (steps: readonly FirstStep[]): readonly FirstStep[] => openOf(steps).slice(0, NEXT);

const BACKUP_LACKS = { backup: 'backup', key: 'backupKey', disk: 'backupDisk' } as const;
/** Which text says what is open of a step. */
export const openTextOf = ({ step, lacks }: FirstStep) => (lacks ? BACKUP_LACKS[lacks] : step);
