import { Baby } from 'lucide-react';
import { childrenOf, type FigureChild, type Forecast, type ForecastRoom } from '#web/domains/planning/rules.ts';
import { formatAge, formatDate, formatMonth, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useNumbers } from '#web/portals/staff/screens/analytics/useNumbers.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { useChangeText } from './useChangeText.ts';

type FigureDialogProps = Opened & {
  forecast: Forecast;
  room: ForecastRoom;
  /** Counted from 0. */
  month: number;
};

/** Who stands behind a figure of the forecast. */
export default function FigureDialog({ forecast, room, month, ...opened }: FigureDialogProps) {
  const { t } = useTranslation();
  const first = forecast.months[month]?.month ?? forecast.from;
  const children = childrenOf(forecast, room.id, month);
  const peak = room.months[month]?.peak;
  return (
    <Dialog
      {...opened}
      title={t('planning.figure.title', { room: room.name, month: formatMonth(first.slice(0, 7)) })}
      {...(peak && {
        description:
          peak.places === null
            ? t('planning.figure.peak', {
                date: formatDate(peak.date),
                time: formatTime(peak.from),
                booked: peak.children,
              })
            : t('planning.figure.peakOf', {
                date: formatDate(peak.date),
                time: formatTime(peak.from),
                booked: peak.children,
                places: peak.places,
              }),
      })}
    >
      {children.length === 0 ? (
        <EmptyState icon={<Baby />} title={t('planning.figure.none')}>
          {t('planning.figure.noneText')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {children.map((child) => (
            <FigureRow key={child.id} child={child} forecast={forecast} on={first} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function FigureRow({ child, forecast, on }: { child: FigureChild; forecast: Forecast; on: string }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const changeText = useChangeText(forecast);
  const { name, dateOfBirth, fullTime, changes } = child;
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="wrap-anywhere font-medium">{name}</span>
        <span className="text-ink-soft tabular-nums">
          {t('planning.fullTime.value', { value: fullTime === null ? '–' : numbers.average(fullTime) })}
        </span>
      </p>
      <p className="text-ink-soft text-sm">{formatAge(dateOfBirth, on)}</p>
      {changes.map((change) => (
        <p key={`${change.kind} ${change.date}`} className="text-sm">
          {formatDate(change.date)}: {changeText(change)}
        </p>
      ))}
    </li>
  );
}
