import { useQuery } from '@tanstack/react-query';
import { offerRooms } from '#web/domains/offers/queries.ts';
import type { OfferChoices } from '#web/domains/offers/rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useDebounced } from '#web/lib/useDebounced.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';

type Asked = { inquiryChildId: number; from: string; slots: string };
type OfferedRoomProps = {
  /** Null: day or times are missing still. */
  asked: Asked | null;
  rooms: OfferChoices['rooms'];
  roomId: number | null;
  problem: string | undefined;
  onChoose(id: number): void;
};

/** Rooms of the child's age, each with when it has no place first. */
export function OfferedRoom({ asked, rooms, roomId, problem, onChoose }: OfferedRoomProps) {
  const { t } = useTranslation();
  const waiting = useDebounced(asked === null ? '' : JSON.stringify(asked));
  const ready = waiting === '' ? null : (JSON.parse(waiting) as Asked);
  const read = useQuery({
    ...offerRooms(ready ?? { inquiryChildId: 0, from: '', slots: '' }),
    enabled: ready !== null,
    retry: false,
  });
  const when = ({ date, from }: { date: string; from: string }) => ({ date: formatDate(date), time: formatTime(from) });
  const known = read.data?.rooms ?? [];
  const others = rooms.filter(({ id }) => !known.some((room) => room.id === id));
  return (
    <Card title={t('offers.place.room')} description={t('offers.place.roomText')}>
      <div className="flex flex-col gap-4" aria-live="polite">
        {problem && <Alert tone="error">{problem}</Alert>}
        {ready === null && <p className="text-ink-soft">{t('offers.place.firstDays')}</p>}
        {ready !== null && read.isFetching && <SkeletonText label={t('offers.place.roomsLoading')} lines={4} />}
        {ready !== null && !read.isFetching && (
          <LoadFailed read={read} failed={(error) => reasonOf(error, t('offers.place.roomsFailed'))} />
        )}
        {ready !== null && !read.isFetching && read.data && (
          <RadioCards
            name="room"
            label={t('offers.place.room')}
            value={roomId === null ? null : String(roomId)}
            onChange={(id) => onChoose(Number(id))}
            options={[
              ...known.map(({ id, name, full, short }) => ({
                value: String(id),
                label: name,
                hint: full
                  ? t('offers.place.full', when(full))
                  : short
                    ? t('offers.place.short', when(short))
                    : t('offers.place.free'),
              })),
              ...others.map(({ id, name }) => ({ value: String(id), label: name, hint: t('offers.place.otherAge') })),
            ]}
          />
        )}
      </div>
    </Card>
  );
}
