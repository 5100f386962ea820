import type { UseFormSetError } from 'react-hook-form';
import { registerParent } from '#web/domains/guardians/invitations/queries.ts';
import type { InvitedChild, LinkParts } from '#web/domains/guardians/invitations/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';

export type RegistrationValues = {
  firstName: string;
  lastName: string;
  /** Where the invitation names none. */
  phoneNumber: string;
  email: string;
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

  const { run, isPending, error } = useAction(registerParent, {
    done: { title: t('guardiansRegistration.done'), description: t('guardiansRegistration.doneToast') },
    onDone: ({ account }) => onDone(account.email),
    failed: { title: t('guardiansRegistration.failed'), description: t('guardiansRegistration.failedFallback') },
    onFailed: (refused) => {
      if (refused instanceof RequestError && refused.status === 404) onDeadLink();
    },
    fields: FIELDS,
    setError,
  });
  const send = (values: RegistrationValues) =>
    run({
      body: {
        ...values,
        email: child.parentEmail || values.email,
        phoneNumber: child.parentPhone || values.phoneNumber,
        registrationToken: link.code,
        ...(link.kind === 'token' && { childId: Number(link.childId) }),
      },
    });

  return { send, isPending, accountExists: error instanceof RequestError && error.status === 409 };
}

const FIELDS = [
  'firstName',
  'lastName',
  'phoneNumber',
  'email',
  'address',
  'emergencyContactName',
  'emergencyContactPhone',
  'password',
  'confirmPassword',
] as const;
