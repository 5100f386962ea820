import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConsentBox } from '#web/domains/children/ConsentBox.tsx';
import { confirmConsents } from '#web/domains/children/consent-queries.ts';
import {
  type Consent,
  type ConsentAnswers,
  confirmedForms,
  consentOf,
  type ConsentForm as Form,
  PAGE_CONSENTS,
  signedFormsOf,
} from '#web/domains/children/consents.ts';
import { type Child, resumePath } from '#web/domains/children/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAction } from '#web/ui/useAction.ts';

type ConsentFormProps = { child: Child; consents: readonly Consent[] };

/** The six confirmations; those that came on another day stay as they were recorded. */
export function ConsentForm({ child, consents }: ConsentFormProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const navigate = useNavigate();
  const { run: confirm, isPending } = useAction(confirmConsents, {
    failed: t('childrenEnrollment.page.consents.failed'),
  });
  const [answers, setAnswers] = useState<ConsentAnswers>({});
  const recorded = confirmedForms(consents);
  const isDone = (form: Form) => recorded.includes(form) || answers[form] !== undefined;
  const done = PAGE_CONSENTS.filter(isDone).length;
  const fresh = PAGE_CONSENTS.filter((form) => answers[form] !== undefined && !recorded.includes(form));

  const save = (next: () => void) => {
    if (fresh.length === 0) return next();
    void confirm(
      { params: { id: child.id }, body: signedFormsOf(Object.fromEntries(fresh.map((form) => [form, answers[form]]))) },
      { onDone: next },
    );
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (done < PAGE_CONSENTS.length || isPending) return;
    save(() => void navigate(can('parents.invite') ? resumePath(child.id, 'invitation') : '/children'));
  };
  const leave = () =>
    save(() => {
      if (fresh.length > 0) toast({ title: t('childrenEnrollment.page.consents.kept'), variant: 'success' });
      void navigate('/children');
    });

  return (
    <form noValidate onSubmit={goOn} className="flex flex-1 flex-col gap-6">
      <Alert tone="warning" title={t('childrenEnrollment.page.consents.warningTitle')}>
        {t('childrenEnrollment.page.consents.warning')}
      </Alert>
      <Card>
        <fieldset>
          <legend className="mb-2 w-full">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold text-lg">{t('childrenEnrollment.page.consents.legend')}</span>
              <span className="text-ink-soft text-sm tabular-nums">
                {t('childrenEnrollment.page.consents.count', { done, all: PAGE_CONSENTS.length })}
              </span>
            </span>
          </legend>
          {PAGE_CONSENTS.map((form) => {
            const isRecorded = recorded.includes(form);
            const consent = consentOf(consents, form);
            return (
              <ConsentBox
                key={form}
                form={form}
                hint={
                  isRecorded &&
                  consent &&
                  t(
                    consent.isDeclined
                      ? 'childrenEnrollment.page.consents.declinedBy'
                      : 'childrenEnrollment.page.consents.confirmedBy',
                    { by: consent.confirmedBy, when: formatInstant(consent.confirmedAt) },
                  )
                }
                answer={isRecorded ? (consent?.isDeclined ? 'declined' : 'given') : answers[form]}
                disabled={isRecorded}
                onAnswer={(answer) => setAnswers({ ...answers, [form]: answer })}
              />
            );
          })}
        </fieldset>
      </Card>
      <ActionBar>
        <Button variant="secondary" onClick={leave} disabled={isPending}>
          {t('childrenEnrollment.page.consents.later')}
        </Button>
        <Button type="submit" disabled={done < PAGE_CONSENTS.length} busy={isPending} busyLabel={t('common.saving')}>
          {t('common.continue')}
        </Button>
      </ActionBar>
    </form>
  );
}
