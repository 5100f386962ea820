import { confirmConsents, revokeConsent } from '#web/domains/children/consent-queries.ts';
import { type ConsentForm, signedFormsOf } from '#web/domains/children/consents.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

export type ConsentAct = 'revoke' | 'confirm' | 'decline';
const TEXTS = { revoke: 'revoking', confirm: 'confirming', decline: 'declining' } as const;

/** A consent has legal weight: it is asked about before it is recorded, as given or as declined, or taken back. */
export function useConsentQuestion(child: Child) {
  const { t } = useTranslation();
  const confirmForm = useAction(confirmConsents, {
    done: t('childrenManagement.consents.confirming.done'),
    failed: t('childrenManagement.consents.confirming.failed'),
  });
  const declineForm = useAction(confirmConsents, {
    done: t('childrenManagement.consents.declining.done'),
    failed: t('childrenManagement.consents.declining.failed'),
  });
  const revoke = useAction(revokeConsent, {
    done: t('childrenManagement.consents.revoking.done'),
    failed: t('childrenManagement.consents.revoking.failed'),
  });
  const params = { id: child.id };
  const run = {
    confirm: (form: ConsentForm) => confirmForm.run({ params, body: signedFormsOf({ [form]: 'given' }) }),
    decline: (form: ConsentForm) => declineForm.run({ params, body: signedFormsOf({ [form]: 'declined' }) }),
    revoke: (form: ConsentForm) => revoke.run({ params: { ...params, form } }),
  };
  return (form: ConsentForm, act: ConsentAct) => {
    const shownText = TEXTS[act];
    confirmFirst({
      title: t(`childrenManagement.consents.${shownText}.title`),
      text: t(`childrenManagement.consents.${shownText}.text`, {
        form: t(`childrenEnrollment.forms.${form}`),
        name: fullName(child),
      }),
      label: t(`childrenManagement.consents.${shownText}.confirm`),
      danger: act === 'revoke',
      act: () => run[act](form),
    });
  };
}
