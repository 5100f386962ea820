import { HandOn } from '#web/domains/mail/HandOn.tsx';
import { makeActivationLink } from '#web/domains/staff/queries.ts';
import type { StaffMember } from '#web/domains/staff/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Makes a new activation link, which is mailed too where mail is set up; shown once, to be handed on. */
export function ActivationLink({ member }: { member: StaffMember }) {
  const { t } = useTranslation();
  const {
    run: make,
    isPending,
    data,
  } = useAction(makeActivationLink, {
    done: t('staff.activation.made'),
    failed: t('staff.activation.failed'),
  });
  const send = () => make({ params: { id: member.id } });
  return (
    <section className="flex flex-col gap-3 rounded-md border border-line p-4" aria-live="polite">
      {data ? (
        <>
          <HandOn label={t('staff.activation.link')} link={data.link} isMailSetUp={data.isMailed} />
          <p className="text-ink-soft text-sm">
            {data.isMailed
              ? t('staff.activation.mailed', { email: member.email, until: formatInstant(data.expiresAt) })
              : t('staff.activation.onlyThem', { until: formatInstant(data.expiresAt) })}
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
