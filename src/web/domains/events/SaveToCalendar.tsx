import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { download } from '../../lib/download.ts';
import { reasonOf } from '../../lib/errors.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import type { ShownEvent } from './rules.ts';

/** One time of an event as a file that calendar programs open. */
export function SaveToCalendar({ event: { id, occurrence } }: { event: Pick<ShownEvent, 'id' | 'occurrence'> }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => download('GET /api/events/:id/event.ics', { params: { id }, query: { occurrence } }),
    onError: (error) =>
      toast({
        title: t('calendar.fileFailed'),
        description: reasonOf(error, t('calendar.tryAgain')),
        variant: 'error',
      }),
  });
  return (
    <Button variant="secondary" icon={<CalendarPlus />} busy={isPending} onClick={() => mutate()}>
      {t('calendar.file')}
    </Button>
  );
}
