import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import type { Priority } from './rules.ts';

/** How pressing a message is; what is normal says nothing. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const { t } = useTranslation();
  if (priority === 'urgent') return <Badge tone="attention">{t('messages.priority.urgent')}</Badge>;
  if (priority === 'high') {
    return (
      <Badge tone="highlight" icon={<ArrowUp />}>
        {t('messages.priority.high')}
      </Badge>
    );
  }
  if (priority === 'low') return <Badge icon={<ArrowDown />}>{t('messages.priority.low')}</Badge>;
  return null;
}
