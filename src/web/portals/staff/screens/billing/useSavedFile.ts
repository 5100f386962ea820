import type { FileRoutes, SentTo } from '#web/lib/api.ts';
import { download } from '#web/lib/download.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';

type FileCall = { [R in FileRoutes]: { route: R; sent: SentTo<R> } }[FileRoutes];

/** Saves a paper that the server makes; says so where it could not be made. */
export function useSavedFile() {
  const { t } = useTranslation();
  const { run } = useAction(
    { mutationFn: ({ route, sent }: FileCall) => download(route, sent) },
    { failed: t('billing.paperFailed') },
  );
  return <R extends FileRoutes>(route: R, sent: SentTo<R>): void => void run({ route, sent } as FileCall);
}
