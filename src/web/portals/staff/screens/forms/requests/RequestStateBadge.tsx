import { Check, CircleX, Clock, Hourglass, PencilLine, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RequestState, SignerState } from '#contract/forms-request-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const LOOKS: Readonly<Record<RequestState, { tone: BadgeTone; icon: ReactNode }>> = {
  requested: { tone: 'info', icon: <Hourglass aria-hidden="true" /> },
  begun: { tone: 'action', icon: <PencilLine aria-hidden="true" /> },
  signed: { tone: 'success', icon: <Check aria-hidden="true" /> },
  refused: { tone: 'attention', icon: <CircleX aria-hidden="true" /> },
  expired: { tone: 'attention', icon: <Clock aria-hidden="true" /> },
  withdrawn: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
};

/** How it stands with a form that was sent. */
export function RequestStateBadge({ state }: { state: RequestState }) {
  const { t } = useTranslation();
  return <Badge {...LOOKS[state]}>{t(`formsRequests.states.${state}`)}</Badge>;
}

const OF_SIGNERS: Readonly<Record<SignerState, { tone: BadgeTone; icon: ReactNode }>> = {
  asked: LOOKS.requested,
  begun: LOOKS.begun,
  signed: LOOKS.signed,
  refused: LOOKS.refused,
};

/** How it stands with one of those who are asked. */
export function SignerStateBadge({ state }: { state: SignerState }) {
  const { t } = useTranslation();
  return <Badge {...OF_SIGNERS[state]}>{t(`formsRequests.signers.${state}`)}</Badge>;
}
