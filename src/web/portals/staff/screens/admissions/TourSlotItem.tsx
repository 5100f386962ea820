import { Pencil, Undo2 } from 'lucide-react';
import { closeTours } from '#web/domains/admissions/queries.ts';
import { hasBegun, type TourSlot } from '#web/domains/admissions/rules.ts';
import { formatDate, formatTime, useCenterNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { TourFamily } from './TourFamily.tsx';

/** A time for tours: who shows around, how many places are left, and which families come. */
export function TourSlotItem({ slot, onEdit }: { slot: TourSlot; onEdit(): void }) {
  const { t } = useTranslation();
  const now = useCenterNow();
  const { run } = useAction(closeTours, {
    done: t('admissionsTours.closed'),
    failed: t('admissionsTours.notClosed'),
  });
  const { id, date, minutes, places, left, host, isClosed, tours } = slot;
  const isOver = hasBegun(slot, now);
  const time = formatTime(slot.time);
  const booked = tours.filter(({ state }) => state === 'booked').length;
  const close = () =>
    confirmDelete({
      title: t('admissionsTours.closeTitle'),
      text: booked > 0 ? t('admissionsTours.closeText', { count: booked }) : t('admissionsTours.closeEmpty'),
      label: t('admissionsTours.close'),
      doDelete: () => run({ params: { id } }),
    });
  return (
    <Card
      as="article"
      flush
      level={3}
      title={time}
      description={
        host ? t('admissionsTours.lengthWith', { minutes, name: host.name }) : t('admissionsTours.length', { minutes })
      }
      action={
        !isClosed &&
        !isOver && (
          <MoreMenu label={t('admissionsTours.moreOf', { day: formatDate(date), time })}>
            <MenuItem icon={<Pencil />} onSelect={onEdit}>
              {t('admissionsTours.edit')}
            </MenuItem>
            <MenuItem icon={<Undo2 />} danger onSelect={close}>
              {t('admissionsTours.close')}
            </MenuItem>
          </MoreMenu>
        )
      }
    >
      <div className="px-4 pb-3 sm:px-5">
        {isClosed ? (
          <Badge>{t('admissionsTours.isClosed')}</Badge>
        ) : (
          <Badge tone={left === 0 ? 'success' : 'info'}>
            {left === 0 ? t('admissionsTours.full') : t('admissionsTours.left', { count: left, places })}
          </Badge>
        )}
      </div>
      {tours.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {tours.map((tour) => (
            <TourFamily key={tour.id} tour={tour} isOver={isOver} />
          ))}
        </ul>
      )}
    </Card>
  );
}
