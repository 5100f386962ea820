import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';

/**
 * Leaves for the page of the payment provider that a call answers. Where it can't be reached, 'Payment
 * Unavailable' is said (billing-5).
 */
export function useProviderPage<Sent>(begin: UseMutationResult<{ url: string }, Error, Sent>): {
  open(sent: Sent): void;
  isOpening: boolean;
} {
  const { t } = useTranslation();
  const { mutate, isPending, isSuccess, reset } = begin;

  // Back from the provider's page a browser may show this one as it was left.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [reset]);

  const open = (sent: Sent) =>
    mutate(sent, {
      onSuccess: ({ url }) => location.assign(url),
      onError: (error) => {
        const description = reasonOf(error, t('billingFamily.unavailableText'));
        const isUnavailable = !(error instanceof RequestError) || error.status >= 500;
        toast({
          title: isUnavailable ? t('billingFamily.unavailable') : description,
          ...(isUnavailable && { description }),
        });
      },
    });
  return { open, isOpening: isPending || isSuccess };
}
