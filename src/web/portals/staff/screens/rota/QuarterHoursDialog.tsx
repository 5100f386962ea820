import { HandHelping } from 'lucide-react';
import { missingIn, type RotaRoomDay, runsOf, type Times, timeOf } from '#web/domains/rota/rules.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Table } from '#web/ui/Table.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

type QuarterHoursDialogProps = Opened & {
  room: string;
  day: RotaRoomDay;
  /** It has not passed. */
  isOpen: boolean;
  onCover(times: Times): void;
};

/** A room's day by quarter hours; those that are alike stand together. */
export default function QuarterHoursDialog({ room, day, isOpen, onCover, ...opened }: QuarterHoursDialogProps) {
  const { t } = useTranslation();
  const title = t('rota.ribbon.title', { room, date: formatDate(day.date, 'long') });
  return (
    <Dialog {...opened} size="large" title={title} description={t('rota.ribbon.text')}>
      {isOpen && day.short.length > 0 && (
        <div className="mb-4 flex flex-wrap gap-2">
          {day.short.map((one) => (
            <Button
              key={one.fromMinute}
              variant="secondary"
              icon={<HandHelping className="size-5" />}
              onClick={() => onCover(one)}
            >
              {t('rota.cover.button', {
                from: formatTime(timeOf(one.fromMinute)),
                to: formatTime(timeOf(one.toMinute)),
              })}
            </Button>
          ))}
        </div>
      )}
      <Table
        caption={title}
        columns={[
          {
            key: 'time',
            header: t('rota.ribbon.time'),
            title: true,
            cell: ({ fromMinute, toMinute }) =>
              t('rota.times', { from: formatTime(timeOf(fromMinute)), to: formatTime(timeOf(toMinute)) }),
          },
          { key: 'booked', header: t('rota.ribbon.booked'), align: 'end', cell: ({ booked }) => booked },
          { key: 'needed', header: t('rota.ribbon.needed'), align: 'end', cell: ({ needed }) => needed },
          { key: 'planned', header: t('rota.ribbon.planned'), align: 'end', cell: ({ planned }) => planned },
          { key: 'qualified', header: t('rota.ribbon.qualified'), align: 'end', cell: ({ qualified }) => qualified },
          {
            key: 'state',
            header: t('rota.ribbon.state'),
            cell: (run) =>
              missingIn(run) > 0 ? (
                <Badge tone="attention">{t('rota.ribbon.missing', { count: missingIn(run) })}</Badge>
              ) : (
                <Badge tone={run.needed > 0 ? 'success' : 'neutral'}>
                  {t(run.needed > 0 ? 'rota.ribbon.enough' : 'rota.ribbon.none')}
                </Badge>
              ),
          },
        ]}
        rows={runsOf(day.ribbon)}
        rowKey={({ fromMinute }) => fromMinute}
      />
    </Dialog>
  );
}
