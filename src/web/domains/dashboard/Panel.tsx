import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

type PanelProps<Data, Item> = {
  title: string;
  read: UseQueryResult<Data>;
  /** What of the answer is shown. */
  pick(data: Data): readonly Item[];
  empty: ReactNode;
  failed: string;
  action?: ReactNode;
  itemKey(item: Item): number | string;
  children(item: Item): ReactNode;
};

/** A short list at the side of the dashboard, with its states. */
export function Panel<Data, Item>({
  title,
  read,
  pick,
  empty,
  failed,
  action,
  itemKey,
  children,
}: PanelProps<Data, Item>) {
  const { t } = useTranslation();
  const items = read.data === undefined ? undefined : pick(read.data);
  return (
    <Card as="section" title={title} action={action}>
      {items === undefined && read.isError && (
        <div className="flex flex-wrap items-center justify-between gap-2" role="alert">
          <p className="text-ink-soft">{failed}</p>
          <Button variant="secondary" size="small" busy={read.isFetching} onClick={() => void read.refetch()}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      )}
      {items === undefined && !read.isError && <PanelSkeleton />}
      {items?.length === 0 && <div className="flex items-center gap-2.5 py-1 text-ink-soft">{empty}</div>}
      {items !== undefined && items.length > 0 && (
        <ul className="flex flex-col gap-4">
          {items.map((item) => (
            <li key={itemKey(item)}>{children(item)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function PanelSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-4">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      {['w-40', 'w-32', 'w-36'].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-md" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  );
}
