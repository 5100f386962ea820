import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { bookings } from '../../../../../domains/billing/account-queries.ts';
import type { AccountDetail, Booking } from '../../../../../domains/billing/account-rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

/** So many entries are drawn at a time. */
const PAGE = 25;
const BEGINNING = '2000-01-01';

/** Everything on the account, newest first, with the balance after each entry. */
export function Ledger({ account }: { account: AccountDetail }) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<string>();
  const [most, setMost] = useState(PAGE);
  const [asked, setAsked] = useState<{ about: 'refund' | 'reverse'; booking: Booking }>();
  const { data: entries, error, isFetching, refetch } = useQuery(bookings(account.id, from));
  const close = () => setAsked(undefined);

  if (!entries && error) {
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {reasonOf(error, t('billing.ledger.failed'))}
      </Alert>
    );
  }
  if (!entries) return <ListSkeleton label={t('billing.ledger.loading')} />;
  const hasMore = entries.length > most;
  return (
    <Card as="section" title={t('billing.ledger.title')} description={t('billing.ledger.text')} flush>
      <LedgerTable
        entries={entries.slice(0, most)}
        empty={<EmptyState icon={<BookOpen />} title={t('billing.ledger.empty')} />}
        onRefund={(booking) => setAsked({ about: 'refund', booking })}
        onReverse={(booking) => setAsked({ about: 'reverse', booking })}
      />
      {(hasMore || from === undefined) && (
        <div className="flex justify-center border-line border-t p-4">
          <Button
            variant="secondary"
            busy={isFetching}
            onClick={() => (hasMore ? setMost(most + PAGE) : setFrom(BEGINNING))}
          >
            {t(hasMore ? 'billing.ledger.more' : 'billing.ledger.fromBeginning')}
          </Button>
        </div>
      )}
      {asked?.about === 'refund' && <RefundDialog payment={asked.booking} onClose={close} />}
      {asked?.about === 'reverse' && <ReverseDialog booking={asked.booking} onClose={close} />}
    </Card>
  );
}
