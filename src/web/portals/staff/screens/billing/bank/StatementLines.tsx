import { Inbox } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BankLine } from '#web/domains/billing/account-rules.ts';
import type { SentTo } from '#web/lib/api.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { More } from '#web/ui/ManagedList.tsx';
import { ChooseAccount } from './ChooseAccount.tsx';
import { StatementLine } from './StatementLine.tsx';
import { useMatches } from './useMatches.ts';

/** How many lines are drawn at a time. */
const PAGE = 50;

type StatementLinesProps = {
  lines: readonly BankLine[];
  file: { readonly name: string; readonly csv: string };
  recording: { run(sent: SentTo<'POST /api/billing/bank-import'>): Promise<boolean>; readonly isPending: boolean };
  onBack(): void;
};

/** The second step: the lines that may be payments, each with who seems to have paid it; what is ticked is recorded. */
export function StatementLines({ lines, file, recording, onBack }: StatementLinesProps) {
  const { t } = useTranslation();
  const payments = lines.filter(({ status }) => status === 'new');
  const { payerOf, isTicked, give, tick, chosen } = useMatches(payments);
  const [most, setMost] = useState(PAGE);
  const [asked, setAsked] = useState<BankLine>();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);

  const total = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const record = () => {
    const body = { csv: file.csv, chosen: chosen.map(({ key, accountId }) => ({ key, accountId })) };
    void recording.run({ body });
  };

  return (
    <div ref={top} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-4 outline-none">
      <Card
        as="section"
        flush
        title={t('billing.bank.found', { count: payments.length, name: file.name })}
        description={t('billing.bank.foundText')}
      >
        {payments.length === 0 ? (
          <EmptyState icon={<Inbox />} title={t('billing.bank.noPayments')}>
            {t('billing.bank.noPaymentsText')}
          </EmptyState>
        ) : (
          <ul className="mt-2 divide-y divide-line border-line border-t">
            {payments.slice(0, most).map((line) => (
              <StatementLine
                key={line.key}
                line={line}
                payer={payerOf(line)}
                isTicked={isTicked(line)}
                onTick={(on) => tick(line, on)}
                onPayer={(payer) => give(line, payer)}
                onOther={() => setAsked(line)}
              />
            ))}
          </ul>
        )}
        {payments.length > most && <More label={t('billing.bank.more')} onMore={() => setMost(most + PAGE)} />}
        <LeftOut lines={lines} />
      </Card>
      <ActionBar>
        <Button variant="secondary" onClick={onBack}>
          {t('billing.bank.another')}
        </Button>
        {payments.length > 0 && (
          <Button disabled={chosen.length === 0} busy={recording.isPending} onClick={record}>
            {t('billing.bank.record', { count: chosen.length, amount: formatMoney(total) })}
          </Button>
        )}
      </ActionBar>
      {asked && (
        <ChooseAccount
          line={asked}
          onClose={() => setAsked(undefined)}
          onPayer={(payer) => {
            give(asked, payer);
            setAsked(undefined);
          }}
        />
      )}
    </div>
  );
}

/** What else is in the file, and why it is no payment to record. */
function LeftOut({ lines }: { lines: readonly BankLine[] }) {
  const { t } = useTranslation();
  const left = (['recorded', 'outgoing', 'unreadable'] as const).flatMap((status) => {
    const found = lines.filter((line) => line.status === status);
    return found.length > 0 ? [{ status, count: found.length, first: found[0]?.line ?? 0 }] : [];
  });
  if (left.length === 0) return null;
  return (
    <ul className="border-line border-t bg-sunken/50 px-4 py-3 text-ink-soft text-sm sm:px-5">
      {left.map(({ status, count, first }) => (
        <li key={status}>{t(`billing.bank.left.${status}`, { count, line: first })}</li>
      ))}
    </ul>
  );
}
