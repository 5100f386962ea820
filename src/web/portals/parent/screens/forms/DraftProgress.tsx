import { Check, CircleAlert, CloudOff, PencilLine } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Progress } from './draftKeeper.ts';

/** Whether what was typed is kept; spoken when it changes to something that one should know. */
export function DraftProgress({ progress }: { progress: Progress }) {
  const { t } = useTranslation();
  const Icon = ICONS[progress];
  return (
    <p role="status" className="flex items-start gap-2 text-ink-soft text-sm">
      <Icon className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
      {t(`formsFamily.progress.${progress}`)}
    </p>
  );
}

const ICONS = { kept: Check, typed: PencilLine, away: CloudOff, refused: CircleAlert, over: CircleAlert } as const;
