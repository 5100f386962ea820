import { Check, Clock, Minus } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import type { FamilyPickupPerson } from './queries.ts';

/** Whether a pickup person may come, waits for an answer, or is past. */
export function PickupState({ state }: Pick<FamilyPickupPerson, 'state'>) {
  const { t } = useTranslation();
  const { tone, icon: Icon } = LOOKS[state] ?? PAST;
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`pickupPeople.state.${state}`)}
    </Badge>
  );
}

const PAST: { readonly tone: BadgeTone; readonly icon: typeof Check } = { tone: 'neutral', icon: Minus };
const LOOKS: Partial<Record<FamilyPickupPerson['state'], typeof PAST>> = {
  accepted: { tone: 'success', icon: Check },
  proposed: { tone: 'highlight', icon: Clock },
};
