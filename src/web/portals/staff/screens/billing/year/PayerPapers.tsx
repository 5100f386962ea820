import { Ellipsis, FileDown, FileText, ReceiptText } from 'lucide-react';
import type { YearEndRow } from '../../../../../domains/billing/rules.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../../../../ui/Menu.tsx';
import { useSavedFile } from '../useSavedFile.ts';

type PayerPapersProps = { row: YearEndRow; year: number; onReceipt(): void };

/** The papers of one payer's year. */
export function PayerPapers({ row: { accountId, accountName }, year, onReceipt }: PayerPapersProps) {
  const { t } = useTranslation();
  const save = useSavedFile();
  const sent = { params: { id: accountId }, query: { year } };
  const label = t('billingYear.papersOf', { name: accountName });
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem
        icon={<FileDown aria-hidden="true" />}
        onSelect={() => save('GET /api/billing/accounts/:id/statement', sent)}
      >
        {t('billingYear.statement')}
      </MenuItem>
      <MenuItem
        icon={<FileText aria-hidden="true" />}
        onSelect={() => save('GET /api/billing/accounts/:id/letter', sent)}
      >
        {t('billingYear.letter')}
      </MenuItem>
      <MenuItem icon={<ReceiptText aria-hidden="true" />} onSelect={onReceipt}>
        {t('billingYear.receipt.button')}
      </MenuItem>
    </Menu>
  );
}
