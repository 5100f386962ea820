import type { InquiryState } from '#contract/admissions-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const TONES: Readonly<Record<InquiryState, BadgeTone>> = {
  new: 'highlight',
  tour: 'info',
  waiting: 'action',
  offered: 'action',
  enrolled: 'success',
  lost: 'neutral',
};

/** Where an inquiry stands. */
export function InquiryStateBadge({ state }: { state: InquiryState }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[state]}>{t(`admissions.states.${state}`)}</Badge>;
}
