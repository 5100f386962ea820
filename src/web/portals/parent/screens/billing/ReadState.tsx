import type { UseQueryResult } from '@tanstack/react-query';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';

type Read = Pick<UseQueryResult, 'isError' | 'isFetching' | 'error' | 'refetch'>;

/** In the place of what is still on its way, or could not be read. */
export function ReadState({ read: { isError, isFetching, error, refetch } }: { read: Read }) {
  const { t } = useTranslation();
  if (isError) {
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {reasonOf(error, t('paying.failed'))}
      </Alert>
    );
  }
  return (
    <div
      role="status"
      aria-label={t('paying.loading')}
      className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <Skeleton className="h-36 rounded-xl!" />
      <Skeleton className="h-56 rounded-lg! lg:row-span-2" />
      <Skeleton className="h-96 rounded-lg!" />
    </div>
  );
}
