import { LogIn, LogOut } from 'lucide-react';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import type { Action } from './rules.ts';

/** Comes with the menu, when a pointer or the focus nears its button. */
const QuickCheckItems = lazyPart(() => import('./QuickCheckItems.tsx'));

export type QuickCheckProps = {
  child: Child;
  action: Action;
  /** Who the family said will collect the child. */
  expected: string | null;
  onPerformer(recordedAs: string): void;
  /** Somebody whose name has to be typed. */
  onOther(): void;
  /** At another time than now; left out where a button of its own stands for that. */
  onAnotherTime?(): void;
};

/** The usual way: one tap asks who brings or collects the child, the next records it now (attendance-9). Who may not collect it stands apart, in red. */
export function QuickCheck(props: QuickCheckProps) {
  const { child, action } = props;
  const { t } = useTranslation();
  const name = fullName(child);
  const checksIn = action === 'check-in';
  const Icon = checksIn ? LogIn : LogOut;

  return (
    <Menu
      onNear={QuickCheckItems.preload}
      trigger={
        <Button
          size="small"
          variant={checksIn ? 'primary' : 'secondary'}
          aria-label={t(checksIn ? 'attendance.checkInOf' : 'attendance.checkOutOf', { name })}
          icon={<Icon className="size-4 sm:max-lg:hidden" />}
          className="min-w-24 max-sm:flex-1 lg:min-w-30"
        >
          {t(checksIn ? 'attendance.checkIn' : 'attendance.checkOut')}
        </Button>
      }
    >
      <QuickCheckItems {...props} />
    </Menu>
  );
}
