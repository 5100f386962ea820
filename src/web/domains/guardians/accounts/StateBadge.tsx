import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { BADGE_STATES, type BadgeState } from './rules.ts';

/** The state of a subscription, a payment or an invitation; one we have no word for is shown as it came. */
export function StateBadge({ state }: { state: string }) {
  const { t } = useTranslation();
  if (!isKnown(state)) return <Badge>{state}</Badge>;
  return <Badge tone={TONES[state]}>{t(`guardians.states.${state}`)}</Badge>;
}

const isKnown = (state: string): state is BadgeState => BADGE_STATES.some((known) => known === state);

const TONES: Record<BadgeState, BadgeTone> = {
  active: 'success',
  accepted: 'success',
  paid: 'success',
  pending: 'highlight',
  past_due: 'attention',
  failed: 'attention',
  canceled: 'neutral',
  expired: 'neutral',
  inactive: 'neutral',
};
