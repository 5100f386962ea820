import { useQuery } from '@tanstack/react-query';
import { Check, CheckCheck, Clock } from 'lucide-react';
import { formatInstant } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { receiptsOf } from './queries.ts';
import type { ThreadMessage } from './rules.ts';

/** Who has and who has not seen a message, those who have not first. */
export default function ReceiptsDialog({ message, onClose }: { message: ThreadMessage; onClose(): void }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(receiptsOf(message.id));
  return (
    <Dialog open onOpenChange={onClose} title={t('messages.receipts.title')} closeLabel={t('shell.close')} size="small">
      {isError && (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('messages.receipts.failed')}
        </Alert>
      )}
      {!data && !isError && <SkeletonText lines={4} />}
      {data && (
        <ul className="divide-y divide-line">
          {data.people.map(({ name, readAt, acknowledgedAt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and nothing moves within a row
            <li key={index} className="flex items-center gap-3 py-3">
              {acknowledgedAt ? (
                <CheckCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
              ) : readAt ? (
                <Check className="size-5 shrink-0 text-success" aria-hidden="true" />
              ) : (
                <Clock className="size-5 shrink-0 text-ink-faint" aria-hidden="true" />
              )}
              <span className="min-w-0 flex-1">
                <span className="wrap-anywhere block font-medium">{name || t('messages.receipts.nameless')}</span>
                <span className="block text-ink-soft text-sm">
                  {acknowledgedAt
                    ? t('messages.receipts.acknowledged', { when: formatInstant(acknowledgedAt) })
                    : readAt
                      ? t('messages.receipts.seen', { when: formatInstant(readAt) })
                      : t('messages.receipts.notYet')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
