import type { ReactNode } from 'react';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { Skeleton } from '../../../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../../../ui/VisuallyHidden.tsx';
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
  /** Stands beside the title. */
  action?: ReactNode;
  children(item: Item): ReactNode;
};

/** A list of records that scrolls within its card (seed 001 section 2), with its states. */
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
    <Card as="section" title={title} action={action} flush>
      {read.isPending ? (
        <ListSkeleton />
      ) : items.length > 0 ? (
        <>
          {read.isError && (
            <div className="px-4 sm:px-5">
              <QuietFailure read={read} />
            </div>
          )}
          <div className="max-h-96 overflow-y-auto overscroll-contain rounded-b-lg">
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
          <p className="font-medium">{empty}</p>
          {read.isError ? <QuietFailure read={read} /> : <p className="text-ink-soft">{emptyText}</p>}
        </div>
      )}
    </Card>
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
