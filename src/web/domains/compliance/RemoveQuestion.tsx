import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../../lib/errors.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { endExemption, removeDose } from './queries.ts';

type RemoveQuestionProps = { id: number; what: 'dose' | 'exemption'; text: string; onDone(): void };

/** Asks before a dose or an exemption counts no more. */
export function RemoveQuestion({ id, what, text, onDone }: RemoveQuestionProps) {
  const { t } = useTranslation();
  const dose = useMutation(removeDose);
  const exemption = useMutation(endExemption);
  const { mutate, isPending } = what === 'dose' ? dose : exemption;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={t(what === 'dose' ? 'compliance.shots.removeTitle' : 'compliance.shots.endTitle')}
      confirmLabel={t(what === 'dose' ? 'compliance.shots.remove' : 'compliance.shots.endExemption')}
      cancelLabel={t('compliance.shots.keep')}
      danger
      busy={isPending}
      onConfirm={() =>
        mutate(
          { params: { id } },
          {
            onError: (error) =>
              toast({ variant: 'error', title: t('compliance.shots.saveFailed'), description: reasonOf(error, '') }),
            onSettled: onDone,
          },
        )
      }
    >
      {text}
    </ConfirmDialog>
  );
}
