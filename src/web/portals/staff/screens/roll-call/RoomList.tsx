import type { RollCallList } from '#web/domains/roll-call/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { ChildRow } from './ChildRow.tsx';

type RoomListProps = {
  room: RollCallList['rooms'][number];
  accounted: readonly number[];
  onTap(childId: number): void;
};

export function RoomList({ room: { room, children, expected, staff }, accounted, onTap }: RoomListProps) {
  const { t } = useTranslation();
  const found = children.filter(({ childId }) => accounted.includes(childId)).length;
  return (
    <section aria-label={room} className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={2} size="large">
          {room}
        </Heading>
        {children.length > 0 && (
          <p className="whitespace-nowrap font-semibold text-lg tabular-nums">
            {t('rollCall.ofRoom', { found, count: children.length })}
          </p>
        )}
      </div>
      <p className={staff.length > 0 || children.length === 0 ? '' : 'font-semibold text-attention-ink'}>
        {staff.length > 0 ? t('rollCall.staff', { names: staff.join(', ') }) : t('rollCall.noStaff')}
        {expected > 0 && <span className="text-ink-soft"> · {t('rollCall.expected', { count: expected })}</span>}
      </p>
      {children.length > 0 && (
        <ul className="grid gap-2 lg:grid-cols-2">
          {children.map((child) => (
            <ChildRow
              key={child.childId}
              child={child}
              isAccounted={accounted.includes(child.childId)}
              onTap={() => onTap(child.childId)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
