import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** Says how a change of the list ended; `onDone` once it is saved. */
export function useTellOf(onDone: () => void) {
  const { t } = useTranslation();
  return {
    saved: () => {
      toast({ title: t('milestones.child.saved'), variant: 'success' });
      onDone();
    },
    failed: (error: unknown) =>
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('milestones.child.notSaved')),
        variant: 'error',
      }),
  };
}
