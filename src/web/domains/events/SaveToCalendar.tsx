import { CalendarPlus } from 'lucide-react';
import { download } from '#web/lib/download.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { ShownEvent } from './rules.ts';

/** One time of an event as a file that calendar programs open. */
export function SaveToCalendar({ event: { id, occurrence } }: { event: Pick<ShownEvent, 'id' | 'occurrence'> }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(
    {
      mutationFn: (query: { occurrence: string }) =>
        download('GET /api/events/:id/event.ics', { params: { id }, query }),
    },
    { failed: { title: t('events.fileFailed'), description: t('events.tryAgain') } },
  );
  return (
    <Button variant="secondary" icon={<CalendarPlus />} busy={isPending} onClick={() => run({ occurrence })}>
      {t('events.file')}
    </Button>
  );
}
