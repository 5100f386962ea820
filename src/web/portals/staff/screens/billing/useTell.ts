import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { toast } from '../../../../ui/toast.ts';

/** Tells how something that was asked for went. */
export function useTell() {
  const { t } = useTranslation();
  return {
    done: (title: string, description?: string) =>
      toast({ title, variant: 'success', ...(description !== undefined && { description }) }),
    failed: (error: unknown) =>
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('billingPlans.failed')),
        variant: 'error',
      }),
  };
}
