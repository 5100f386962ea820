import { Ellipsis, FileDown, RotateCcw, Undo2 } from 'lucide-react';
import { type Booking, isReversible, refundable } from '../../../../../domains/billing/account-rules.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../../../../ui/Menu.tsx';
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
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {receiptNumber !== null && (
        <MenuItem
          icon={<FileDown aria-hidden="true" />}
          onSelect={() => save('GET /api/billing/payments/:id/receipt', { params: { id } })}
        >
          {t('billing.receipt')}
        </MenuItem>
      )}
      {canRefund && (
        <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={() => onRefund(booking)}>
          {t('billing.refund.action')}
        </MenuItem>
      )}
      {canReverse && (
        <MenuItem danger icon={<RotateCcw aria-hidden="true" />} onSelect={() => onReverse(booking)}>
          {t('billing.reverse.action')}
        </MenuItem>
      )}
    </Menu>
  );
}
