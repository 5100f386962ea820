import type { Invoice } from '#web/domains/billing/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';

const TONES = { paid: 'success', pending: 'highlight', overdue: 'attention', void: 'neutral' } as const;

export function InvoiceStatus({ status }: Pick<Invoice, 'status'>) {
  const { t } = useTranslation();
  return <Badge tone={TONES[status]}>{t(`billing.invoices.statuses.${status}`)}</Badge>;
}
