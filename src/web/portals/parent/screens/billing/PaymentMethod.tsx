import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { forgetPaymentMethod, switchAutopay } from '../../../../domains/billing/family-queries.ts';
import type { FamilyBilling } from '../../../../domains/billing/family-rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { toast } from '../../../../ui/toast.ts';

/** What is saved at the provider, whether it pays by itself, and how to be rid of it. */
export function PaymentMethod({ billing: { savedMethod, autopay } }: { billing: FamilyBilling }) {
  const { t } = useTranslation();
  const failed = (error: Error) =>
    toast({
      title: t('paying.method.failed'),
      description: reasonOf(error, t('paying.method.failedText')),
      variant: 'error',
    });
  const turn = useMutation({ ...switchAutopay, onError: failed });
  const isOn = turn.isPending ? turn.variables.body.enabled : autopay;
  const set = (enabled: boolean) =>
    turn.mutate(
      { body: { enabled } },
      {
        onSuccess: () =>
          toast({ title: t(enabled ? 'paying.method.autopayOn' : 'paying.method.autopayOff'), variant: 'success' }),
      },
    );
  return (
    <Card as="section" title={t('paying.method.title')} className="sm:max-lg:col-span-2">
      {savedMethod === null ? (
        <p className="text-ink-soft">{t('paying.method.none')}</p>
      ) : (
        <>
          <div className="flex items-center justify-between gap-3">
            <p className="flex min-w-0 items-center gap-3 font-medium tabular-nums first-letter:uppercase">
              <CreditCard className="size-5.5 shrink-0 text-action" aria-hidden="true" />
              <span className="inline-block first-letter:uppercase">{savedMethod}</span>
            </p>
            <Forget method={savedMethod} autopay={autopay} onFailure={failed} />
          </div>
          <Switch
            label={t('paying.method.autopay')}
            hint={t('paying.method.autopayHint')}
            checked={isOn}
            onChange={({ target }) => set(target.checked)}
            className="mt-2 border-line border-t pt-3!"
          />
        </>
      )}
    </Card>
  );
}

type ForgetProps = { method: string; autopay: boolean; onFailure(error: Error): void };

function Forget({ method, autopay, onFailure }: ForgetProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const forget = useMutation(forgetPaymentMethod);
  const confirm = () =>
    forget.mutate(
      {},
      {
        onSuccess: () => {
          setAsking(false);
          toast({ title: t('paying.method.forgotten'), variant: 'success' });
        },
        onError: onFailure,
      },
    );
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t('paying.method.forget')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('paying.method.question', { method })}
        confirmLabel={t('paying.method.forget')}
        cancelLabel={t('paying.method.keep')}
        danger
        busy={forget.isPending}
        onConfirm={confirm}
      >
        {t(autopay ? 'paying.method.questionText' : 'paying.method.questionTextPlain')}
      </ConfirmDialog>
    </>
  );
}
