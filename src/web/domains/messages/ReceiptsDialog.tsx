import { useQuery } from '@tanstack/react-query';
import { Check, CheckCheck, Clock } from 'lucide-react';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { receiptsOf } from './queries.ts';
import type { ThreadMessage } from './rules.ts';

/** Who has and who has not seen a message, those who have not first. */
export default function ReceiptsDialog({ message, onClose }: { message: ThreadMessage; onClose(): void }) {
  const { t } = useTranslation();
  const query = useQuery(receiptsOf(message.id));
  return (
    <Dialog onClose={onClose} title={t('messages.receipts.title')} size="small">
      <LoadFailed read={query} failed={t('common.theListCouldNotBeLoaded')} />
      {!query.data && !query.isError && <SkeletonText lines={4} />}
      {query.data && (
        <ul className="divide-y divide-line">
          {query.data.people.map(({ name, readAt, acknowledgedAt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and nothing moves within a row
            <li key={index} className="flex items-center gap-3 py-3">
              {acknowledgedAt ? (
                <CheckCheck className="size-5 shrink-0 text-success" />
              ) : readAt ? (
                <Check className="size-5 shrink-0 text-success" />
              ) : (
                <Clock className="size-5 shrink-0 text-ink-faint" />
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
