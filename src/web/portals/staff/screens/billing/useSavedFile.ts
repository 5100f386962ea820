import type { FileRoutes, SentTo } from '../../../../lib/api.ts';
import { download } from '../../../../lib/download.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { toast } from '../../../../ui/toast.ts';

/** Saves a paper that the server makes; says so where it could not be made. */
export function useSavedFile() {
  const { t } = useTranslation();
  return <R extends FileRoutes>(route: R, sent: SentTo<R>): void => {
    download(route, sent).catch((error: unknown) =>
      toast({ variant: 'error', title: t('shell.error'), description: reasonOf(error, t('billing.paperFailed')) }),
    );
  };
}
