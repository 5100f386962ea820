import { formatDuration } from '#web/lib/duration.ts';
import { formatDate, formatInstant, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { DutyActions } from './DutyList.tsx';
import { type Duty, useDutyTimes } from './useDutyTimes.ts';

/** One time on duty: when, how long, and what was said of it since. */
export function DutyItem({ duty, actions }: { duty: Duty; actions?: DutyActions | undefined }) {
  const { t } = useTranslation();
  const times = useDutyTimes();
  const isVoid = duty.state === 'voided';
  const state = stateOf(duty);
  const of = { date: formatDate(duty.startDate, 'short'), from: formatTime(duty.startTime) };
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            {formatDate(duty.startDate, 'full')}
            {state && <Badge tone={TONES[state]}>{t(`staffDuties.state.${state}`)}</Badge>}
          </p>
          <p className="text-ink-soft tabular-nums">
            {isVoid ? <del>{times(duty)}</del> : times(duty)}
            {duty.minutes !== null && !isVoid && (
              <>
                {' · '}
                {formatDuration(duty.minutes)}
              </>
            )}
          </p>
        </div>
        {actions && !isVoid && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              aria-label={t('staffDuties.correct.of', of)}
              onClick={() => actions.onCorrect(duty)}
            >
              {t('staffDuties.correct.button')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('staffDuties.strike.of', of)}
              onClick={() => actions.onStrikeOut(duty)}
            >
              {t('staffDuties.strike.button')}
            </Button>
          </div>
        )}
      </div>
      {duty.state === 'forgotten' && <p className="text-sm">{t('staffDuties.forgottenText')}</p>}
      {duty.isContradicted && <p className="font-medium text-attention-ink text-sm">{t('staffDuties.contradicted')}</p>}
      <History corrections={duty.corrections} />
    </li>
  );
}

function History({ corrections }: Pick<Duty, 'corrections'>) {
  const { t } = useTranslation();
  const times = useDutyTimes();
  if (corrections.length === 0) return null;
  return (
    <ul aria-label={t('staffDuties.history.label')} className="flex flex-col gap-2 border-line border-s-2 ps-3 text-sm">
      {corrections.map(
        ({ id, kind, by, askedBy, isBySelf, at, reason, wasStartDate, wasStartTime, wasEndDate, wasEndTime }) => (
          <li key={id}>
            <p>
              {t(`staffDuties.history.${kind}`, {
                name: by ?? t('shell.appName'),
                when: formatInstant(at),
              })}
            </p>
            {kind === 'corrected' && wasStartDate && wasStartTime && (
              <p className="text-ink-soft tabular-nums">
                {t('staffDuties.history.was', {
                  times: times({
                    startDate: wasStartDate,
                    startTime: wasStartTime,
                    endDate: wasEndDate,
                    endTime: wasEndTime,
                  }),
                })}
              </p>
            )}
            {askedBy && <p>{t('staffDuties.history.askedBy', { name: askedBy })}</p>}
            {isBySelf && <p className="font-medium">{t('staffDuties.history.bySelf')}</p>}
            <p className="break-words text-ink-soft">{t('staffDuties.history.reason', { reason })}</p>
          </li>
        ),
      )}
    </ul>
  );
}

/** The word that says most of it; a duty that just ended needs none. */
const stateOf = ({ state, corrections }: Duty) => (state === 'ended' ? corrections.at(-1)?.kind : state);

const TONES: Readonly<Record<NonNullable<ReturnType<typeof stateOf>>, BadgeTone>> = {
  open: 'success',
  forgotten: 'attention',
  corrected: 'info',
  added: 'info',
  confirmed: 'info',
  voided: 'neutral',
};
