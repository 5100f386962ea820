import { useMutation } from '@tanstack/react-query';
import type { UseFormSetError } from 'react-hook-form';
import { registerParent } from '../../../../domains/invitations/queries.ts';
import type { InvitedChild, LinkParts } from '../../../../domains/invitations/rules.ts';
import { RequestError, reasonOf } from '../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { toast } from '../../../../ui/toast.ts';

export type RegistrationValues = {
  firstName: string;
  lastName: string;
  address: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  password: string;
  confirmPassword: string;
  emailConsent: boolean;
  smsConsent: boolean;
  marketingConsent: boolean;
};

type Outcomes = {
  setError: UseFormSetError<RegistrationValues>;
  onDone(email: string): void;
  onDeadLink(): void;
};

/** Registers the invited parent. `accountExists`: the e-mail has an account, so they are to sign in instead (409). */
export function useRegister(link: LinkParts, { child }: InvitedChild, { setError, onDone, onDeadLink }: Outcomes) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation(registerParent);

  const send = (values: RegistrationValues) =>
    mutate(
      {
        body: {
          ...values,
          email: child.parentEmail,
          phoneNumber: child.parentPhone,
          registrationToken: link.code,
          ...(link.kind === 'token' && { childId: Number(link.childId) }),
        },
      },
      {
        onSuccess: ({ account }) => {
          toast({
            variant: 'success',
            title: t('parentPortal.register.done'),
            description: t('parentPortal.register.doneToast'),
          });
          onDone(account.email);
        },
        onError: (refused) => {
          showRefusedFields(refused, SENT_AS, setError);
          toast({
            variant: 'error',
            title: t('parentPortal.register.failed'),
            description: reasonOf(refused, t('parentPortal.register.failedFallback')),
          });
          if (refused instanceof RequestError && refused.status === 404) onDeadLink();
        },
      },
    );

  return { send, isPending, accountExists: error instanceof RequestError && error.status === 409 };
}

const SENT_AS = {
  firstName: 'firstName',
  lastName: 'lastName',
  address: 'address',
  emergencyContactName: 'emergencyContactName',
  emergencyContactPhone: 'emergencyContactPhone',
  password: 'password',
  confirmPassword: 'confirmPassword',
} as const;
