import { Ban, LogIn, LogOut } from 'lucide-react';
import { barredPerson } from '#contract/guardians-pickup.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/Menu.tsx';
import { collectorsOf, performersFor } from './performers.ts';
import type { Action } from './rules.ts';
import { usePerformerText } from './usePerformerText.ts';

type QuickCheckProps = {
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
export function QuickCheck({ child, action, expected, onPerformer, onOther, onAnotherTime }: QuickCheckProps) {
  const { t } = useTranslation();
  const performerText = usePerformerText();
  const name = fullName(child);
  const checksIn = action === 'check-in';
  const Icon = checksIn ? LogIn : LogOut;
  const { may, mayNot } = checksIn ? { may: performersFor(child), mayNot: [] } : collectorsOf(child);

  return (
    <Menu
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
      <MenuLabel>{t(checksIn ? 'attendance.broughtBy' : 'attendance.collectedBy')}</MenuLabel>
      {expected && !barredPerson(expected, child.barredFromPickup) && (
        <MenuItem onSelect={() => onPerformer(expected)}>
          <span className="block">{expected}</span>
          <span className="block text-ink-soft text-sm">{t('attendance.notices.expected')}</span>
        </MenuItem>
      )}
      {may.map((performer) => {
        const { recordedAs } = performer;
        const { label, hint } = performerText(performer);
        return (
          <MenuItem key={performer.key} onSelect={() => (recordedAs === null ? onOther() : onPerformer(recordedAs))}>
            <span className="block">{recordedAs === null ? `${label}…` : label}</span>
            {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
          </MenuItem>
        );
      })}
      {mayNot.length > 0 && <MenuSeparator />}
      {mayNot.map((performer) => {
        const { recordedAs } = performer;
        const { label, hint } = performerText(performer);
        return (
          <MenuItem
            key={performer.key}
            danger
            icon={<Ban />}
            onSelect={() => recordedAs !== null && onPerformer(recordedAs)}
          >
            <span className="block font-medium">{label}</span>
            <span className="block text-sm">{[t('attendance.pickup.mayNot'), hint].filter(Boolean).join(' · ')}</span>
          </MenuItem>
        );
      })}
      {onAnotherTime && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={onAnotherTime}>{t('attendance.anotherTime')}</MenuItem>
        </>
      )}
    </Menu>
  );
}
