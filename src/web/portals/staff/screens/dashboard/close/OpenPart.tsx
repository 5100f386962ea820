import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import type { Read } from '#web/ui/LoadFailed.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';

type OpenPartProps<Item> = {
  title: string;
  read: Read<readonly Item[]>;
  /** What stands there once nothing of it is open. */
  done: string;
  /** Closes all of it. */
  action?: ReactNode;
  children(items: readonly Item[]): ReactNode;
};

/** One kind of what is still open, how much of it there is, and how it is closed. */
export function OpenPart<Item>({ title, read, done, action, children }: OpenPartProps<Item>) {
  const { t } = useTranslation();
  const count = read.data?.length ?? 0;
  return (
    <Card
      as="section"
      title={
        <>
          {title}{' '}
          {count > 0 && (
            <Badge tone="highlight" icon={null}>
              {count}
            </Badge>
          )}
        </>
      }
      action={count > 0 && action}
    >
      <Loaded
        query={read}
        failed={t('dashboardClose.failed')}
        skeleton={<SkeletonText label={t('shell.loading')} lines={2} />}
        empty={
          <p className="flex items-center gap-2.5 py-1 text-ink-soft">
            <CircleCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
            {done}
          </p>
        }
      >
        {children}
      </Loaded>
    </Card>
  );
}

/** One line of it: what it is, and the tap that closes it. */
export const OpenRow = ({ lead, children, action }: { lead?: ReactNode; children: ReactNode; action: ReactNode }) => (
  <li className="flex min-h-14 items-center gap-3 border-line border-t py-2 first:border-t-0">
    {lead}
    <div className="min-w-0 flex-1">{children}</div>
    <div className="shrink-0">{action}</div>
  </li>
);
