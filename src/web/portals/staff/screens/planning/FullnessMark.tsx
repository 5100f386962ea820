import { fullnessOf } from '#web/domains/planning/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';

const TONES = { free: 'success', full: 'info', over: 'attention', unlimited: 'neutral' } as const;

/** How full a room is, in a word. */
export function FullnessMark({ booked, places }: { booked: number; places: number | null }) {
  const { t } = useTranslation();
  const { kind, count } = fullnessOf({ children: booked, places });
  return (
    <Badge tone={TONES[kind]} icon={null}>
      {t(`planning.fullness.${kind}`, { count })}
    </Badge>
  );
}
