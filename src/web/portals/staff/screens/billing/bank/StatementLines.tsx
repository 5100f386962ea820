import type { UseMutationResult } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BankLine } from '../../../../../domains/billing/account-rules.ts';
import type { ReplyOf, SentTo } from '../../../../../lib/api.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { sentBeforeOr } from '../../../../../lib/sentBefore.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../../ui/ActionBar.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { OtherPayer } from './OtherPayer.tsx';
import { StatementLine } from './StatementLine.tsx';
import { useMatches } from './useMatches.ts';

/** So many lines are drawn at a time. */
const PAGE = 50;
const IMPORT = 'POST /api/billing/bank-import';

type StatementLinesProps = {
  lines: readonly BankLine[];
  file: { readonly name: string; readonly csv: string };
  recording: UseMutationResult<ReplyOf<typeof IMPORT>, Error, SentTo<typeof IMPORT>>;
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
    recording.mutate(sentBeforeOr(recording.variables, { body }), {
      onError: (error) =>
        toast({
          variant: 'error',
          title: t('shell.error'),
          description: reasonOf(error, t('billing.bank.notRecorded')),
        }),
    });
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
        {payments.length > most && (
          <div className="flex justify-center border-line border-t p-4">
            <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
              {t('billing.bank.more')}
            </Button>
          </div>
        )}
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
        <OtherPayer
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
