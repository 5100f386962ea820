import { confirmConsents, revokeConsent } from '#web/domains/children/queries.ts';
import { type Child, type ConsentForm, fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** A consent has legal weight: it is asked about before it is recorded or taken back. */
export function useConsentQuestion(child: Child) {
  const { t } = useTranslation();
  const confirmForm = useAction(confirmConsents, {
    done: t('childrenManagement.consents.confirming.done'),
    failed: t('childrenManagement.consents.confirming.failed'),
  });
  const revoke = useAction(revokeConsent, {
    done: t('childrenManagement.consents.revoking.done'),
    failed: t('childrenManagement.consents.revoking.failed'),
  });
  return (form: ConsentForm, act: 'revoke' | 'confirm') => {
    const shownText = act === 'revoke' ? 'revoking' : 'confirming';
    confirmFirst({
      title: t(`childrenManagement.consents.${shownText}.title`),
      text: t(`childrenManagement.consents.${shownText}.text`, {
        form: t(`childrenEnrollment.forms.${form}`),
        name: fullName(child),
      }),
      label: t(`childrenManagement.consents.${shownText}.confirm`),
      danger: act === 'revoke',
      act: () =>
        act === 'revoke'
          ? revoke.run({ params: { id: child.id, form } })
          : confirmForm.run({ params: { id: child.id }, body: { forms: [form] } }),
    });
  };
}
