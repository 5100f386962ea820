import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { startCheckout } from '#web/domains/billing/family-queries.ts';
import type { Choice, FamilyBilling, Instructions } from '#web/domains/billing/family-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useParentSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { toast } from '#web/ui/toast.ts';
import { rememberBefore } from './begun.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { Sums } from './Sums.tsx';
import { useInstructionsAddress } from './useInstructionsAddress.ts';
import { totalOf, useLines } from './useLines.ts';
import { useProviderPage } from './useProviderPage.ts';

/** What is due is chosen already where something is. */
export function Checkout({ billing, offer }: { billing: FamilyBilling; offer: Instructions }) {
  const { t } = useTranslation();
  const { center } = useParentSession();
  const navigate = useNavigate();
  const addressFor = useInstructionsAddress();
  const [chosen, setChoice] = useState<Choice | null>(billing.due > 0 ? { due: true } : null);
  // Paid meanwhile, on another device or at the office.
  const choice = chosen && 'due' in chosen && billing.due === 0 ? null : chosen;
  const [saveMethod, setSaveMethod] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const page = useProviderPage(useMutation(startCheckout));
  const linesOf = useLines({ due: billing.due, ...offer });
  const isOnline = offer.isOnline;
  const pay = () => {
    setMissing(choice === null);
    if (choice === null) return toast({ title: t('billingFamily.checkout.select'), variant: 'error' });
    if (!isOnline) {
      toast({ title: t('billingFamily.unavailable'), description: t('billingFamily.unavailableText') });
      return void navigate(addressFor(choice));
    }
    rememberBefore(billing);
    page.open({ body: { ...choice, saveMethod } });
  };
  return (
    <>
      {!isOnline && (
        <Alert title={t('billingFamily.checkout.offline')}>
          {t('billingFamily.checkout.offlineText', { center: center.name })}
        </Alert>
      )}
      {/* A column up to wide screens: within a grid the bar would not stick to the bottom of a phone. */}
      <div className="flex flex-col gap-5 sm:gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <Card as="section" title={t('billingFamily.checkout.what')} className="lg:row-span-2">
          <ChoiceFields
            billing={billing}
            offer={offer}
            choice={choice}
            error={isMissing && choice === null ? t('billingFamily.checkout.select') : undefined}
            onChange={setChoice}
          />
        </Card>
        <Card as="section" title={t('billingFamily.checkout.summary')}>
          {choice ? (
            <Sums lines={linesOf(choice)} />
          ) : (
            <p className="text-ink-soft">{t('billingFamily.checkout.nothing')}</p>
          )}
          {isOnline && (
            <div className="mt-4 border-line border-t pt-2">
              <Checkbox
                label={t('billingFamily.checkout.save')}
                checked={saveMethod}
                onChange={({ target }) => setSaveMethod(target.checked)}
              />
              <p className="text-pretty text-ink-soft text-sm">
                {t('billingFamily.checkout.secure', { center: center.name })}{' '}
                {choice && (
                  <TextLink asChild>
                    <Link to={addressFor(choice)}>{t('billingFamily.checkout.instructions')}</Link>
                  </TextLink>
                )}
              </p>
            </div>
          )}
        </Card>
        <ActionBar className="items-center lg:*:flex-1">
          {choice && (
            <p aria-hidden="true" className="shrink-0 pe-2 sm:hidden">
              <span className="block text-ink-soft text-xs">{t('common.total')}</span>
              <span className="font-semibold text-lg tabular-nums">{formatMoney(totalOf(linesOf(choice)))}</span>
            </p>
          )}
          <Button size="large" busy={page.isOpening} busyLabel={t('billingFamily.actions.leaving')} onClick={pay}>
            {t('billingFamily.actions.pay')}
          </Button>
        </ActionBar>
      </div>
    </>
  );
}
