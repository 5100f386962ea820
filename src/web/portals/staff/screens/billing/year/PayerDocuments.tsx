import { FileDown, FileText, ReceiptText } from 'lucide-react';
import type { YearEndRow } from '#web/domains/billing/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { useSavedFile } from '../useSavedFile.ts';

type PayerDocumentsProps = { row: YearEndRow; year: number; onReceipt(): void };

/** The papers of one payer's year. */
export function PayerDocuments({ row: { accountId, accountName }, year, onReceipt }: PayerDocumentsProps) {
  const { t } = useTranslation();
  const save = useSavedFile();
  const sent = { params: { id: accountId }, query: { year } };
  const label = t('billingYearEnd.documentsOf', { name: accountName });
  return (
    <MoreMenu label={label}>
      <MenuItem icon={<FileDown />} onSelect={() => save('GET /api/billing/accounts/:id/statement', sent)}>
        {t('billingYearEnd.statement')}
      </MenuItem>
      <MenuItem icon={<FileText />} onSelect={() => save('GET /api/billing/accounts/:id/letter', sent)}>
        {t('billingYearEnd.letter')}
      </MenuItem>
      <MenuItem icon={<ReceiptText />} onSelect={onReceipt}>
        {t('billingYearEnd.receipt.button')}
      </MenuItem>
    </MoreMenu>
  );
}
