import type { Invoice } from '../../../../../domains/billing/rules.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';

const TONES = { paid: 'success', pending: 'highlight', overdue: 'attention', void: 'neutral' } as const;

export function InvoiceStatus({ status }: Pick<Invoice, 'status'>) {
  const { t } = useTranslation();
  return <Badge tone={TONES[status]}>{t(`billing.invoices.statuses.${status}`)}</Badge>;
}
