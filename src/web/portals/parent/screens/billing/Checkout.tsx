import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { startCheckout } from '../../../../domains/billing/family-queries.ts';
import type { Choice, FamilyBilling, Instructions } from '../../../../domains/billing/family-rules.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useParentSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { toast } from '../../../../ui/toast.ts';
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
    if (choice === null) return toast({ title: t('paying.checkout.select'), variant: 'error' });
    if (!isOnline) {
      toast({ title: t('paying.unavailable'), description: t('paying.unavailableText') });
      return void navigate(addressFor(choice));
    }
    rememberBefore(billing);
    page.open({ body: { ...choice, saveMethod } });
  };
  return (
    <>
      {!isOnline && (
        <Alert title={t('paying.checkout.offline')}>{t('paying.checkout.offlineText', { center: center.name })}</Alert>
      )}
      {/* A column up to wide screens: within a grid the bar would not stick to the bottom of a phone. */}
      <div className="flex flex-col gap-5 sm:gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <Card as="section" title={t('paying.checkout.what')} className="lg:row-span-2">
          <ChoiceFields
            billing={billing}
            offer={offer}
            choice={choice}
            error={isMissing && choice === null ? t('paying.checkout.select') : undefined}
            onChange={setChoice}
          />
        </Card>
        <Card as="section" title={t('paying.checkout.summary')}>
          {choice ? <Sums lines={linesOf(choice)} /> : <p className="text-ink-soft">{t('paying.checkout.nothing')}</p>}
          {isOnline && (
            <div className="mt-4 border-line border-t pt-2">
              <Checkbox
                label={t('paying.checkout.save')}
                checked={saveMethod}
                onChange={({ target }) => setSaveMethod(target.checked)}
              />
              <p className="text-pretty text-ink-soft text-sm">
                {t('paying.checkout.secure', { center: center.name })}{' '}
                {choice && (
                  <TextLink asChild>
                    <Link to={addressFor(choice)}>{t('paying.checkout.instructions')}</Link>
                  </TextLink>
                )}
              </p>
            </div>
          )}
        </Card>
        <ActionBar className="items-center lg:*:flex-1">
          {choice && (
            <p aria-hidden="true" className="shrink-0 pe-2 sm:hidden">
              <span className="block text-ink-soft text-xs">{t('paying.checkout.total')}</span>
              <span className="font-semibold text-lg tabular-nums">{formatMoney(totalOf(linesOf(choice)))}</span>
            </p>
          )}
          <Button size="large" busy={page.isOpening} busyLabel={t('paying.actions.leaving')} onClick={pay}>
            {t('paying.actions.pay')}
          </Button>
        </ActionBar>
      </div>
    </>
  );
}
