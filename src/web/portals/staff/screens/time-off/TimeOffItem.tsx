import { fullName } from '#web/domains/children/rules.ts';
import { answerTimeOff } from '#web/domains/time-off/queries.ts';
import type { TimeOffRequest } from '#web/domains/time-off/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';
import { useSignedDuration } from './useSignedDuration.ts';
import { useTimeOffText } from './useTimeOffText.ts';

type TimeOffItemProps = {
  request: TimeOffRequest;
  onDecline(): void;
  near: { onPointerEnter(): void; onFocus(): void };
};

/** A request with what it takes of the balance, and the answers that can be given. */
export function TimeOffItem({ request, onDecline, near }: TimeOffItemProps) {
  const { t } = useTranslation();
  const text = useTimeOffText();
  const duration = useSignedDuration();
  const { run, isPending } = useAction(answerTimeOff, {
    done: t('timeOff.approved'),
    failed: t('timeOff.notApproved'),
  });
  const { id, minutes, balance, note, status } = request;
  const name = fullName(request);
  const isWaiting = status === 'requested';
  const figures = { name, balance: duration(balance), time: formatDuration(minutes) };
  const approve = (negativeAcknowledged: boolean) =>
    run({ params: { id }, body: { isApproved: true, reason: null, negativeAcknowledged } });
  const ask = () =>
    minutes > balance
      ? confirmFirst({
          title: t('timeOff.negative.title'),
          text: t('timeOff.negative.text', figures),
          label: t('timeOff.negative.label'),
          act: () => approve(true),
        })
      : void approve(false);
  return (
    <li className="flex flex-col gap-3 px-4 py-4 sm:px-5 md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p>{text.dates(request)}</p>
        <p className="text-ink-soft text-sm">
          {text.length(request)}
          {isWaiting && <> · {t('timeOff.takes', figures)}</>}
        </p>
        {note && <p className="wrap-anywhere text-ink-soft text-sm">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={t(isWaiting ? 'timeOff.declineOf' : 'timeOff.takeBackOf', { name })}
          onClick={onDecline}
          {...near}
        >
          {t(isWaiting ? 'timeOff.decline' : 'timeOff.takeBack')}
        </Button>
        {isWaiting && (
          <Button aria-label={t('timeOff.approveOf', { name })} busy={isPending} onClick={ask}>
            {t('timeOff.approve')}
          </Button>
        )}
      </div>
    </li>
  );
}
