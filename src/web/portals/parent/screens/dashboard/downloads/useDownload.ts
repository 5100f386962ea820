import { useQueryClient } from '@tanstack/react-query';
import { type FileRoutes, readAgain, type SentTo } from '#web/lib/api.ts';
import { download } from '#web/lib/download.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';

/** Downloads a document, saying so before and after (family-day-5), in words of its own where they are given; true when it is there. */
export function useDownload(downloading?: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return async <R extends FileRoutes>(route: R, sent: SentTo<R>): Promise<boolean> => {
    toast({ title: downloading ?? t('familyDayDetails.downloads.downloading') });
    try {
      await download(route, sent);
      toast({ title: t('familyDayDetails.downloads.done'), variant: 'success' });
      // Taking an incident counts as seeing it (incidents-5).
      if (route.includes('incidents')) void readAgain(client, 'incidents');
      return true;
    } catch (error) {
      toast({
        title: t('familyDayDetails.downloads.failed'),
        description: reasonOf(error, t('common.pleaseTryAgain')),
        variant: 'error',
      });
      return false;
    }
  };
}
