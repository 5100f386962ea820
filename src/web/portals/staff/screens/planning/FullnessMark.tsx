import { fullnessOf } from '#web/domains/planning/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';

const TONES = { free: 'success', full: 'info', over: 'attention', unlimited: 'neutral' } as const;

/** How full a room is, in a word; too many children have a shape beside it, so that they are found among many. */
export function FullnessMark({ booked, places }: { booked: number; places: number | null }) {
  const { t } = useTranslation();
  const { kind, count } = fullnessOf({ children: booked, places });
  return (
    <Badge tone={TONES[kind]} icon={kind === 'over' ? undefined : null}>
      {t(`planning.fullness.${kind}`, { count })}
    </Badge>
  );
}
