import { ChevronDown } from 'lucide-react';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/Menu.tsx';
import { performersFor } from './performers.ts';
import type { Action } from './rules.ts';
import { usePerformerText } from './usePerformerText.ts';

type QuickCheckProps = {
  child: Child;
  action: Action;
  /** Who the family said will collect the child. */
  expected: string | null;
  onPerformer(recordedAs: string): void;
  onMore(): void;
};

/** The way for a hurry: one tap on who brings or collects the child records it now. */
export function QuickCheck({ child, action, expected, onPerformer, onMore }: QuickCheckProps) {
  const { t } = useTranslation();
  const performerText = usePerformerText();
  const name = fullName(child);
  const checksIn = action === 'check-in';

  return (
    <Menu
      trigger={
        <IconButton
          variant="secondary"
          label={t(checksIn ? 'attendance.whoBrings' : 'attendance.whoCollects', { name })}
        >
          <ChevronDown />
        </IconButton>
      }
    >
      <MenuLabel>{t(checksIn ? 'attendance.broughtBy' : 'attendance.collectedBy')}</MenuLabel>
      {expected && (
        <MenuItem onSelect={() => onPerformer(expected)}>
          <span className="block">{expected}</span>
          <span className="block text-ink-soft text-sm">{t('attendance.notices.expected')}</span>
        </MenuItem>
      )}
      {performersFor(child).map((performer) => {
        const { recordedAs } = performer;
        if (recordedAs === null) return null;
        const { label, hint } = performerText(performer);
        return (
          <MenuItem key={performer.key} onSelect={() => onPerformer(recordedAs)}>
            <span className="block">{label}</span>
            {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
          </MenuItem>
        );
      })}
      <MenuSeparator />
      <MenuItem onSelect={onMore}>{t('attendance.otherAndTime')}</MenuItem>
    </Menu>
  );
}
