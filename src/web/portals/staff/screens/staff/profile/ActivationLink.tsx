import { useMutation } from '@tanstack/react-query';
import { CopyLink } from '../../../../../domains/accounts/CopyLink.tsx';
import { makeActivationLink } from '../../../../../domains/staff/queries.ts';
import type { StaffMember } from '../../../../../domains/staff/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { formatInstant } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** Makes a new activation link, which is mailed too; shown once, to be copied where mail does not arrive. */
export function ActivationLink({ member }: { member: StaffMember }) {
  const { t } = useTranslation();
  const { mutate: make, isPending, data } = useMutation(makeActivationLink);
  const send = () =>
    make(
      { params: { id: member.id } },
      {
        onSuccess: () => toast({ title: t('staff.activation.made'), variant: 'success' }),
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('staff.activation.failed')),
            variant: 'error',
          }),
      },
    );
  return (
    <section className="flex flex-col gap-3 rounded-md border border-line p-4" aria-live="polite">
      {data ? (
        <>
          <CopyLink label={t('staff.activation.link')} link={data.link} />
          <p className="text-ink-soft text-sm">
            {t('staff.activation.mailed', { email: member.email, until: formatInstant(data.expiresAt) })}
          </p>
        </>
      ) : (
        <>
          <p className="text-ink-soft">{t('staff.activation.text')}</p>
          <Button variant="secondary" className="self-start" busy={isPending} onClick={send}>
            {t('staff.activation.make')}
          </Button>
        </>
      )}
    </section>
  );
}
