import type { UseQueryResult } from '@tanstack/react-query';
import { reasonOf } from '../../lib/errors.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ShownSheet } from './rules.ts';
import { SheetView } from './SheetView.tsx';

/** A sheet while it comes, when it came, and when it didn't. */
export function SheetState({ read }: { read: UseQueryResult<ShownSheet> }) {
  const { t } = useTranslation();
  if (read.data) return <SheetView sheet={read.data} />;
  if (read.isError) {
    return (
      <Alert
        tone="error"
        retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
      >
        {reasonOf(read.error, t('compliance.failed'))}
      </Alert>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-3">
      <VisuallyHidden>{t('compliance.loadingSheet')}</VisuallyHidden>
      <Skeleton className="h-14 w-72" />
      <Skeleton className="h-96" />
    </div>
  );
}
