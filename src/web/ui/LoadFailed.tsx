import { troubleOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from './Alert.tsx';

/** A query as a screen sees it; several that are needed at once become one by `together`. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): Promise<unknown>;
}

export type LoadFailedProps = {
  read: Omit<Read<unknown>, 'data'>;
  /** What to say; for a read that the server may refuse with a reason, `(error) => reasonOf(error, …)`. */
  failed: string | ((error: Error) => string);
  title?: string;
  /** `warning` where the screen can do without. */
  tone?: 'error' | 'warning';
  className?: string;
  /** Trying again would answer the same. */
  isFinal?: boolean;
};

/** Says that a read failed, once it has, and tries it again: for what a screen needs beside its content. */
export function LoadFailed({ read, failed, tone = 'error', isFinal, ...look }: LoadFailedProps) {
  const { t } = useTranslation();
  if (!read.error) return null;
  const trouble = troubleOf(read.error);
  return (
    <Alert
      tone={tone}
      {...(!isFinal && {
        retry: { label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() },
      })}
      {...look}
    >
      {typeof failed === 'string' ? failed : failed(read.error)}
      {trouble && <p>{trouble}</p>}
    </Alert>
  );
}
