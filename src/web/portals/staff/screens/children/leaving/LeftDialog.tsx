import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_LEFT } from '#contract/children-leaving.ts';
import { leftChildren } from '#web/domains/children/leaving-queries.ts';
import { fullName, type LeftChild } from '#web/domains/children/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { EnrollAgain } from './EnrollAgain.tsx';

/** Who left on a day that was said before; each can be enrolled again (children-19). */
export default function LeftDialog(opened: Opened) {
  const { t } = useTranslation();
  const read = useQuery(leftChildren);
  const [returning, setReturning] = useState<LeftChild | null>(null);
  if (returning) return <EnrollAgain left={returning} {...opened} onBack={() => setReturning(null)} />;
  return (
    <Dialog
      {...opened}
      title={t('childrenLeaving.left.title')}
      description={t('childrenLeaving.left.text')}
      footer={
        <Button variant="secondary" onClick={opened.onClose}>
          {t('shell.close')}
        </Button>
      }
    >
      {!read.data && read.isError && <LoadFailed read={read} failed={t('childrenLeaving.left.failed')} />}
      {!read.data && !read.isError && (
        <div role="status" className="flex flex-col gap-3">
          <VisuallyHidden>{t('childrenLeaving.left.loading')}</VisuallyHidden>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {read.data?.length === 0 && (
        <EmptyState title={t('childrenLeaving.left.none')}>{t('childrenLeaving.left.noneHint')}</EmptyState>
      )}
      {read.data && read.data.length > 0 && (
        <ul className="divide-y divide-line">
          {read.data.map((left) => (
            <li key={left.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="break-words font-medium text-ink">{fullName(left)}</p>
                <p className="text-ink-soft text-sm">
                  {left.room} · {t('childrenLeaving.left.until', { day: formatDate(left.lastDay) })}
                  {left.reason && ` · ${t(`childrenLeaving.reasons.${left.reason}`)}`}
                </p>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={t('childrenLeaving.left.againOf', { name: fullName(left) })}
                onClick={() => setReturning(left)}
              >
                {t('childrenLeaving.left.again')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {read.data?.length === MOST_LEFT && (
        <p className="mt-4 text-ink-soft text-sm">{t('childrenLeaving.left.more', { most: MOST_LEFT })}</p>
      )}
    </Dialog>
  );
}
