import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import {
  ChartColumn,
  ClipboardPen,
  EyeOff,
  type LucideIcon,
  ShieldAlert,
  UserRoundCheck,
  UserRoundPlus,
} from 'lucide-react';
import { Link } from 'react-router';
import type { Capability } from '#contract/kernel/access.ts';
import { roomPrivacy } from '#web/domains/cameras/privacy-queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { preload, type ShownDialog } from './useDialogs.ts';

type QuickActionsProps = { onOpen(dialog: ShownDialog): void };

/** What staff do all day, one tap away; a role sees what the server lets it do. */
export function QuickActions({ onOpen }: QuickActionsProps) {
  const { t } = useTranslation();
  const { can, hasCameras } = useStaffSession();
  const actions = ACTIONS.filter(({ needs }) => can(needs));
  const seesReports = can('reports.read');
  if (actions.length === 0 && !seesReports && !hasCameras) return null;
  return (
    <section aria-labelledby="quick-actions" className="flex flex-col gap-3 lg:flex-row lg:items-center lg:gap-5">
      <Heading level={2} size="small" id="quick-actions" className="lg:shrink-0 lg:whitespace-nowrap">
        {t('dashboard.actions.title')}
      </Heading>
      <div
        className={clsx(
          'grid grid-cols-2 gap-2.5 sm:gap-3 lg:flex lg:flex-1',
          // One more than fits a tablet's row.
          hasCameras ? 'sm:grid-cols-3' : 'sm:flex',
        )}
      >
        {actions.map(({ kind, label, icon: Icon }) => (
          <button
            key={kind}
            type="button"
            onClick={() => onOpen({ kind })}
            onPointerEnter={() => preload(kind)}
            className={clsx(
              tile,
              kind === 'check' ? 'bg-action text-action-ink max-sm:hidden hover:bg-action-hover' : plain,
            )}
          >
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            {t(label)}
          </button>
        ))}
        {seesReports && (
          <Link to="/reports" className={clsx(tile, plain)}>
            <ChartColumn className="size-5 shrink-0" />
            {t('dashboard.actions.analytics')}
          </Link>
        )}
        {hasCameras && <PrivacyTile onOpen={onOpen} />}
      </div>
    </section>
  );
}

/** Where staff stand when a child needs privacy. It says where privacy is on, so that nobody forgets it. */
function PrivacyTile({ onOpen }: QuickActionsProps) {
  const { t } = useTranslation();
  const { data: rooms = [] } = useQuery(roomPrivacy);
  const count = rooms.filter(({ since }) => since !== null).length;
  return (
    <button
      type="button"
      onClick={() => onOpen({ kind: 'privacy' })}
      onPointerEnter={() => preload('privacy')}
      className={clsx(tile, 'max-sm:even:last:col-span-2', count > 0 ? 'bg-highlight-soft text-highlight-ink' : plain)}
    >
      <EyeOff className="size-5 shrink-0" />
      {count > 0 ? t('dashboard.actions.privacyOn', { count }) : t('dashboard.actions.privacy')}
    </button>
  );
}

/** On phones the one action that cannot wait stays within the thumb's reach. */
export function CheckAtTheThumb({ onOpen }: QuickActionsProps) {
  const { t } = useTranslation();
  return (
    <ActionBar className="sm:hidden">
      <Button size="large" wide icon={<UserRoundCheck className="size-5" />} onClick={() => onOpen({ kind: 'check' })}>
        {t('dashboard.actions.check')}
      </Button>
    </ActionBar>
  );
}

const ACTIONS: readonly {
  readonly kind: ShownDialog['kind'];
  readonly label: `dashboard.actions.${'enroll' | 'check' | 'dailyReport' | 'incidentReport'}`;
  readonly icon: LucideIcon;
  readonly needs: Capability;
}[] = [
  { kind: 'enroll', label: 'dashboard.actions.enroll', icon: UserRoundPlus, needs: 'children.enroll' },
  { kind: 'check', label: 'dashboard.actions.check', icon: UserRoundCheck, needs: 'attendance.record' },
  { kind: 'daily-report', label: 'dashboard.actions.dailyReport', icon: ClipboardPen, needs: 'daily-reports' },
  { kind: 'incident', label: 'dashboard.actions.incidentReport', icon: ShieldAlert, needs: 'incidents' },
];

const tile = clsx(
  'flex min-h-13 items-center justify-center gap-2.5 rounded-md px-3 py-2.5 text-center font-semibold text-sm leading-tight shadow-card',
  'select-none transition-[background-color,border-color,scale] active:scale-[0.98] sm:flex-1 lg:max-w-64 xl:text-base',
);
const plain = 'border border-line bg-surface text-ink [&_svg]:text-action hover:border-line-strong hover:bg-sunken';
