import { RotateCw } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';

type Read = { readonly isError: boolean; readonly isFetching: boolean; refetch(): unknown };

/** Says that a list could not be loaded: in its place, or over what was read of it before (web-16). */
export function QuietFailure({ read }: { read: Read }) {
  const { t } = useTranslation();
  if (!read.isError) return null;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      {t('familyDay.dashboard.couldNotLoad')}
      <Button
        variant="quiet"
        size="small"
        busy={read.isFetching}
        icon={<RotateCw className="size-4" />}
        onClick={() => void read.refetch()}
      >
        {t('shell.tryAgain')}
      </Button>
    </p>
  );
}
