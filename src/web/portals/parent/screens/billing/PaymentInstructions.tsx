import { Landmark, Phone, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Choice, Instructions } from '#web/domains/billing/family-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CopyList } from './CopyList.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Sums } from './Sums.tsx';
import { totalOf, useLines } from './useLines.ts';

type PaymentInstructionsProps = { choice: Choice; due: number; instructions: Instructions };

/** The payment instructions: summary, bank and contact details to copy, next steps (billing-6). */
export function PaymentInstructions({ choice, due, instructions }: PaymentInstructionsProps) {
  const { t } = useTranslation();
  const { ach, zelle, contact, reference, nextSteps, registrationFee } = instructions;
  const isDue = 'due' in choice;
  const lines = useLines({ due, registrationFee, plans: instructions.plan ? [instructions.plan] : [] })(choice);
  if (isDue && due === 0) {
    return (
      <Alert tone="success" title={t('billingFamily.instructions.settled')}>
        {t('billingFamily.instructions.settledText')}
      </Alert>
    );
  }
  return (
    <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <Card
        as="section"
        title={t(isDue ? 'billingFamily.instructions.dueSummary' : 'billingFamily.instructions.summary')}
      >
        <Sums lines={lines} />
        <div className="mt-3 border-line border-t pt-2">
          <CopyList
            facts={[
              { term: t('common.amount'), value: formatMoney(totalOf(lines)) },
              { term: t('billingFamily.instructions.reference'), value: reference },
            ]}
          />
        </div>
      </Card>
      <div className="flex min-w-0 flex-col gap-5 sm:gap-6 lg:row-span-2">
        {ach && (
          <Details icon={<Landmark />} title={t('billingFamily.instructions.ach')}>
            <CopyList
              facts={[
                { term: t('billingFamily.instructions.accountName'), value: ach.accountName },
                { term: t('billingFamily.instructions.bankName'), value: ach.bankName },
                { term: t('billingFamily.instructions.routingNumber'), value: ach.routingNumber },
                { term: t('billingFamily.instructions.accountNumber'), value: ach.accountNumber },
              ]}
            />
          </Details>
        )}
        {zelle && (
          <Details icon={<Send />} title={t('billingFamily.instructions.zelle')}>
            <CopyList
              facts={[
                { term: t('common.name'), value: zelle.name },
                { term: t('billingFamily.instructions.zelleContact'), value: zelle.contact },
              ]}
            />
          </Details>
        )}
        {!ach && !zelle && (
          <Alert tone="warning" title={t('billingFamily.instructions.noWay')}>
            {t('billingFamily.instructions.noWayText', { center: contact.center })}
          </Alert>
        )}
        <Details icon={<Phone />} title={t('billingFamily.instructions.contact')}>
          <p className="mb-2 border-line border-b pb-2 font-medium">{contact.center}</p>
          <CopyList
            facts={[
              { term: t('billingFamily.instructions.person'), value: contact.person },
              { term: t('common.phone'), value: contact.phone, href: `tel:${contact.phone}` },
              { term: t('common.email'), value: contact.email, href: `mailto:${contact.email}` },
              { term: t('common.address'), value: contact.address },
            ]}
          />
        </Details>
      </div>
      <NextSteps steps={nextSteps} />
    </div>
  );
}

type DetailsProps = { icon: ReactNode; title: string; children: ReactNode };

function Details({ icon, title, children }: DetailsProps) {
  return (
    <Card
      as="section"
      title={
        <span className="flex items-center gap-2.5 [&_svg]:size-5 [&_svg]:text-action">
          <span aria-hidden="true">{icon}</span>
          {title}
        </span>
      }
    >
      {children}
    </Card>
  );
}
