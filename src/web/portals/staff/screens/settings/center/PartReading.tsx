import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Skeleton } from '../../../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../../../ui/VisuallyHidden.tsx';

type PartReadingProps = {
  read: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  loading: string;
  failed: string;
};

/** What stands in a part until its answer is there. */
export function PartReading({ read, loading, failed }: PartReadingProps) {
  const { t } = useTranslation();
  if (read.isError) {
    return (
      <Alert
        tone="error"
        retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
      >
        {failed}
      </Alert>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-4">
      <VisuallyHidden>{loading}</VisuallyHidden>
      {['w-3/5', 'w-1/2', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
