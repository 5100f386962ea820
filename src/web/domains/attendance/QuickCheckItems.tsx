import { Ban } from 'lucide-react';
import { barredPerson } from '#contract/guardians-pickup.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '#web/ui/MenuParts.tsx';
import { collectorsOf, performersFor } from './performers.ts';
import type { QuickCheckProps } from './QuickCheck.tsx';
import { usePerformerText } from './usePerformerText.ts';

/** Who may bring or collect the child, each an item that records it; who may not collect it stands apart, in red. */
export default function QuickCheckItems({ child, action, expected, ...on }: QuickCheckProps) {
  const { onPerformer, onOther, onAnotherTime } = on;
  const { t } = useTranslation();
  const performerText = usePerformerText();
  const date = useCenterToday();
  const checksIn = action === 'check-in';
  const { may, mayNot } = checksIn
    ? { may: performersFor(child, { action, date }), mayNot: [] }
    : collectorsOf(child, date);
  return (
    <>
      <MenuLabel>{t(checksIn ? 'attendance.broughtBy' : 'attendance.collectedBy')}</MenuLabel>
      {expected && !barredPerson(expected, child.barredFromPickup) && (
        <MenuItem onSelect={() => onPerformer(expected)}>
          <span className="block">{expected}</span>
          <span className="block text-ink-soft text-sm">{t('attendance.notices.expected')}</span>
        </MenuItem>
      )}
      {may.map((performer) => {
        const { photoUrl, recordedAs } = performer;
        const { label, hint } = performerText(performer);
        return (
          <MenuItem
            key={performer.key}
            icon={photoUrl && <Avatar name={label} src={`${photoUrl}&portal=staff`} size="large" />}
            onSelect={() => (recordedAs === null ? onOther() : onPerformer(recordedAs))}
          >
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
    </>
  );
}
