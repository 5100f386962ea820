import { Plus, TriangleAlert } from 'lucide-react';
import { newShiftTimes, type Shift } from '#web/domains/rota/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RibbonBar } from './RibbonBar.tsx';
import type { RotaDayProps } from './RotaDay.tsx';
import type { ShiftText } from './useShiftText.ts';

const TONES = { draft: 'neutral', published: 'action', changed: 'highlight' } as const;

/** A room's day as a list, for phones. */
export function RotaDayList({ axis, date, room, shifts, text, onOpen, onLook }: RotaDayProps) {
  const { t } = useTranslation();
  const day = room?.days.find((one) => one.date === date.date);
  const of = { room: room?.name ?? t('rota.aside'), date: formatDate(date.date, 'long') };
  return (
    <li className="flex min-w-0 flex-col gap-2">
      {day && onLook && (
        <RibbonBar day={day} axis={axis} label={t('rota.ribbon.show', of)} onPress={() => onLook(day)} />
      )}
      {shifts.length === 0 ? (
        <p className="text-ink-soft">{t('rota.nobody')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {shifts.map((shift) => (
            <li key={shift.id}>
              <ShiftRow shift={shift} text={text} isFixed={!date.isOpen} onOpen={() => onOpen(shift)} />
            </li>
          ))}
        </ul>
      )}
      {date.isOpen && (
        <Button
          variant="quiet"
          icon={<Plus className="size-5" />}
          aria-label={t('rota.addTo', of)}
          onClick={() => onOpen({ roomId: room?.id ?? null, date: date.date, ...newShiftTimes(day, date) })}
        >
          {t('rota.add')}
        </Button>
      )}
    </li>
  );
}

type ShiftRowProps = { shift: Shift; text: ShiftText; isFixed: boolean; onOpen(): void };

function ShiftRow({ shift, text, isFixed, onOpen }: ShiftRowProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      disabled={isFixed}
      className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-sm py-2 text-start enabled:hover:bg-sunken"
      onClick={onOpen}
    >
      <span className="min-w-0">
        <span className="block font-medium">{text.nameOf(shift)}</span>
        <span className="block text-ink-soft text-sm tabular-nums">{text.timesOf(shift)}</span>
        {text.warningsOf(shift).map((warning) => (
          <span key={warning} className="flex items-start gap-1 text-highlight-ink text-sm">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" />
            {warning}
          </span>
        ))}
      </span>
      <Badge tone={shift.staffId === null ? 'attention' : TONES[shift.state]}>{t(`rota.states.${shift.state}`)}</Badge>
    </button>
  );
}
