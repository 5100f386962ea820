import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { ReplyOf } from '#web/lib/api.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type ImportedProps = { result: ReplyOf<'POST /api/billing/bank-import'>; onAnother(): void };

/** The last step: what was recorded. */
export function Imported({ result: { recorded, skipped, total }, onAnother }: ImportedProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <div role="status">
        <EmptyState
          level={2}
          icon={<CircleCheck />}
          title={t('billing.bank.done', { count: recorded, amount: formatMoney(total) })}
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <Button variant="secondary" onClick={onAnother}>
                {t('billing.bank.another')}
              </Button>
              <Button asChild>
                <Link to="/billing">{t('billing.bank.toAccounts')}</Link>
              </Button>
            </span>
          }
        >
          {skipped > 0 ? t('billing.bank.skipped', { count: skipped }) : t('billing.bank.doneText')}
        </EmptyState>
      </div>
    </Card>
  );
}
