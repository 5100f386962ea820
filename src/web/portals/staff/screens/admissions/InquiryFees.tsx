import { HandCoins } from 'lucide-react';
import { askForFee } from '#web/domains/admissions/queries.ts';
import type { Inquiry } from '#web/domains/admissions/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { FeeList } from './FeeList.tsx';

/** What a family was asked for standing on the waitlist; nothing where the center asks nothing. */
export function InquiryFees({ found: { id, fees, canAskFee } }: { found: Inquiry }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(askForFee, {
    done: t('admissionsFees.asked'),
    failed: t('admissionsFees.notAsked'),
  });
  if (fees.length === 0 && !canAskFee) return null;
  return (
    <Section
      title={t('admissionsFees.ofFamily')}
      actions={
        canAskFee && (
          <Button
            variant="secondary"
            icon={<HandCoins className="size-5" />}
            busy={isPending}
            onClick={() => void run({ params: { id } })}
          >
            {t('admissionsFees.ask')}
          </Button>
        )
      }
    >
      <Card flush>
        {fees.length === 0 ? (
          <p className="p-4 text-ink-soft sm:px-5">{t('admissionsFees.notAskedYet')}</p>
        ) : (
          <FeeList fees={fees} />
        )}
      </Card>
    </Section>
  );
}
