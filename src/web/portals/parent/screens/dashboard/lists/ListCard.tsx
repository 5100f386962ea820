import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { QuietFailure } from './QuietFailure.tsx';

type ListCardProps<Item> = {
  title: string;
  read: {
    readonly data: readonly Item[] | undefined;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  empty: string;
  emptyText: ReactNode;
  /** Stands at the foot, below all items. */
  action: ReactNode;
  children(item: Item): ReactNode;
};

/** A list of records that scrolls within its card (family-day-5), with its states. */
export function ListCard<Item extends { readonly id: number }>({
  title,
  read,
  empty,
  emptyText,
  action,
  children,
}: ListCardProps<Item>) {
  const items = read.data ?? [];
  return (
    <Card as="section" title={title} flush>
      {read.isPending ? (
        <ListSkeleton />
      ) : items.length > 0 ? (
        <>
          {read.isError && (
            <div className="px-4 sm:px-5">
              <QuietFailure read={read} />
            </div>
          )}
          <div className="max-h-96 overflow-y-auto overscroll-contain">
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={item.id} className="px-4 py-3.5 sm:px-5">
                  {children(item)}
                </li>
              ))}
            </ul>
          </div>
        </>
      ) : (
        <div className="px-4 pb-5 sm:px-5">
          {read.isError ? (
            <QuietFailure read={read} />
          ) : (
            <>
              <p className="font-medium">{empty}</p>
              <p className="text-ink-soft">{emptyText}</p>
            </>
          )}
        </div>
      )}
      <div className="border-line border-t px-1.5 py-1 sm:px-2.5">{action}</div>
    </Card>
  );
}

/** The first line of an item: what it is, which wraps, and what can be done with it at the end. */
export function ItemHead({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="mb-1.5 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">{children}</div>
      <div className="-my-2 -me-2 shrink-0">{action}</div>
    </div>
  );
}

function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-4 px-4 pt-2 pb-5 sm:px-5">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      {['w-40', 'w-56', 'w-48'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
