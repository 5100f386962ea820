import { CreditCard } from 'lucide-react';
import { forgetPaymentMethod, switchAutopay } from '#web/domains/billing/family-queries.ts';
import type { FamilyBilling } from '#web/domains/billing/family-rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Switch } from '#web/ui/Switch.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** What is saved at the provider, whether it pays by itself, and how to be rid of it. */
export function PaymentMethod({ billing: { savedMethod, autopay } }: { billing: FamilyBilling }) {
  const { t } = useTranslation();
  const {
    run: set,
    isPending,
    variables,
  } = useAction(switchAutopay, {
    done: (_, { body }) => t(body.enabled ? 'billingFamily.method.autopayOn' : 'billingFamily.method.autopayOff'),
    failed: { title: t('common.thatDidNotWork'), description: t('common.pleaseTryAgain') },
  });
  const isOn = isPending && variables ? variables.body.enabled : autopay;
  return (
    <Card as="section" title={t('billingFamily.method.title')} className="sm:max-lg:col-span-2">
      {savedMethod === null ? (
        <p className="text-ink-soft">{t('billingFamily.method.none')}</p>
      ) : (
        <>
          <div className="flex items-center justify-between gap-3">
            <p className="flex min-w-0 items-center gap-3 font-medium tabular-nums first-letter:uppercase">
              <CreditCard className="size-5.5 shrink-0 text-action" />
              <span className="inline-block first-letter:uppercase">{savedMethod}</span>
            </p>
            <Forget method={savedMethod} autopay={autopay} />
          </div>
          <Switch
            label={t('billingFamily.method.autopay')}
            hint={t('billingFamily.method.autopayHint')}
            checked={isOn}
            onChange={({ target }) => set({ body: { enabled: target.checked } })}
            className="mt-2 border-line border-t pt-3!"
          />
        </>
      )}
    </Card>
  );
}

function Forget({ method, autopay }: { method: string; autopay: boolean }) {
  const { t } = useTranslation();
  const { run } = useAction(forgetPaymentMethod, {
    done: t('billingFamily.method.forgotten'),
    failed: { title: t('common.thatDidNotWork'), description: t('common.pleaseTryAgain') },
  });
  const ask = () =>
    confirmDelete({
      title: t('billingFamily.method.question', { method }),
      text: t(autopay ? 'billingFamily.method.questionText' : 'billingFamily.method.questionTextPlain'),
      label: t('billingFamily.method.forget'),
      cancel: t('common.keepIt'),
      doDelete: () => run({}),
    });
  return (
    <Button variant="quiet" size="small" onClick={ask}>
      {t('billingFamily.method.forget')}
    </Button>
  );
}
