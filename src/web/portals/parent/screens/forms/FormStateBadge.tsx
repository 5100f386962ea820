import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import type { FormState } from './rules.ts';

/** How it stands with a form. */
export function FormStateBadge({ state }: { state: FormState }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[state]}>{t(`formsFamily.states.${state}`)}</Badge>;
}

const TONES = {
  overdue: 'attention',
  asked: 'action',
  begun: 'info',
  signed: 'success',
  refused: 'neutral',
  otherSigned: 'neutral',
} as const;
