import { useMutation } from '@tanstack/react-query';
import { confirmConsents, revokeConsent } from '../../../../../domains/children/queries.ts';
import { type Child, type ConsentForm, fullName } from '../../../../../domains/children/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../../ui/toast.ts';

export type AskedConsent = { readonly form: ConsentForm; readonly act: 'revoke' | 'confirm' };

type ConsentQuestionProps = { child: Child; asked: AskedConsent; open: boolean; onOpenChange(open: boolean): void };

/** A consent has legal weight: it is asked about before it is recorded or taken back. */
export function ConsentQuestion({ child, asked: { form, act }, open, onOpenChange }: ConsentQuestionProps) {
  const { t } = useTranslation();
  const { mutate: confirmForm, isPending: isConfirming } = useMutation(confirmConsents);
  const { mutate: revoke, isPending: isRevoking } = useMutation(revokeConsent);
  const words = act === 'revoke' ? 'revoking' : 'confirming';
  const told = {
    onSuccess: () => {
      toast({ title: t(`children.consents.${words}.done`), variant: 'success' });
      onOpenChange(false);
    },
    onError: (error: Error) =>
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t(`children.consents.${words}.failed`)),
        variant: 'error',
      }),
  } as const;
  const send = () =>
    act === 'revoke'
      ? revoke({ params: { id: child.id, form } }, told)
      : confirmForm({ params: { id: child.id }, body: { forms: [form] } }, told);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`children.consents.${words}.title`)}
      confirmLabel={t(`children.consents.${words}.confirm`)}
      cancelLabel={t('children.consents.cancel')}
      danger={act === 'revoke'}
      busy={isConfirming || isRevoking}
      onConfirm={send}
    >
      {t(`children.consents.${words}.text`, { form: t(`enrollment.forms.${form}`), name: fullName(child) })}
    </ConfirmDialog>
  );
}
