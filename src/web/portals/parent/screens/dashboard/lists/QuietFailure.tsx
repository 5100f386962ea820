import { RotateCw } from 'lucide-react';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';

type Read = { readonly isError: boolean; readonly isFetching: boolean; refetch(): unknown };

/** Beside an empty list that may not be empty: it could not be loaded (DECISIONS row 26). */
export function QuietFailure({ read }: { read: Read }) {
  const { t } = useTranslation();
  if (!read.isError) return null;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      {t('portal.dashboard.couldNotLoad')}
      <Button
        variant="quiet"
        size="small"
        busy={read.isFetching}
        icon={<RotateCw className="size-4" aria-hidden="true" />}
        onClick={() => void read.refetch()}
      >
        {t('shell.tryAgain')}
      </Button>
    </p>
  );
}
