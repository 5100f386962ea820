import { useQueryClient } from '@tanstack/react-query';
import { type FileRoutes, refetch, type SentTo } from '../../../../../lib/api.ts';
import { download } from '../../../../../lib/download.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** Downloads a document, saying so before and after (seed 001 section 8), in words of its own where they are given; true when it is there. */
export function useDownload(downloading?: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return async <R extends FileRoutes>(route: R, sent: SentTo<R>): Promise<boolean> => {
    toast({ title: downloading ?? t('portalMore.downloads.downloading') });
    try {
      await download(route, sent);
      toast({ title: t('portalMore.downloads.done'), variant: 'success' });
      // Taking an incident counts as seeing it (DECISIONS row 17).
      if (route.includes('incidents')) void refetch(client, ['GET /api/parent/incidents']);
      return true;
    } catch (error) {
      toast({
        title: t('portalMore.downloads.failed'),
        description: reasonOf(error, t('portalMore.downloads.failedFallback')),
        variant: 'error',
      });
      return false;
    }
  };
}
