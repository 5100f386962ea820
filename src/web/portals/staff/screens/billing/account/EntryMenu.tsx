import { FileDown, RotateCcw, Undo2 } from 'lucide-react';
import { type Booking, isReversible, refundable } from '#web/domains/billing/account-rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { useSavedFile } from '../useSavedFile.ts';

type EntryMenuProps = { booking: Booking; onRefund(booking: Booking): void; onReverse(booking: Booking): void };

/** What can be done about an entry; nothing is shown where that is nothing. */
export function EntryMenu({ booking, onRefund, onReverse }: EntryMenuProps) {
  const { t } = useTranslation();
  const save = useSavedFile();
  const { id, kind, receiptNumber, description, date } = booking;
  const canRefund = refundable(booking) > 0;
  const canReverse = isReversible(booking);
  if (receiptNumber === null && !canRefund && !canReverse) return null;
  const what = description || t(`billing.kinds.${kind}`);
  const label = t('billing.ledger.actionsOf', { what, date: formatDate(date) });
  return (
    <MoreMenu label={label}>
      {receiptNumber !== null && (
        <MenuItem
          icon={<FileDown />}
          onSelect={() => save('GET /api/billing/payments/:id/receipt', { params: { id } })}
        >
          {t('billing.receipt')}
        </MenuItem>
      )}
      {canRefund && (
        <MenuItem icon={<Undo2 />} onSelect={() => onRefund(booking)}>
          {t('billing.refund.action')}
        </MenuItem>
      )}
      {canReverse && (
        <MenuItem danger icon={<RotateCcw />} onSelect={() => onReverse(booking)}>
          {t('billing.reverse.action')}
        </MenuItem>
      )}
    </MoreMenu>
  );
}
