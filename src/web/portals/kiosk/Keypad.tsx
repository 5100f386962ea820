import { Delete } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0'] as const;

type KeypadProps = { isDisabled: boolean; backLabel: string; onDigit(digit: string): void; onBack(): void };

/** Large keys for digits; what is typed on a real keyboard goes into the field above. */
export function Keypad({ isDisabled, backLabel, onDigit, onBack }: KeypadProps) {
  const { t } = useTranslation();
  return (
    <fieldset aria-label={t('kiosk.keys.label')} className="mx-auto grid w-full max-w-sm grid-cols-3 gap-2.5">
      {DIGITS.map((digit) =>
        digit === '' ? (
          <span key="gap" />
        ) : (
          <button key={digit} type="button" disabled={isDisabled} onClick={() => onDigit(digit)} className={look}>
            {digit}
          </button>
        ),
      )}
      <button type="button" disabled={isDisabled} onClick={onBack} aria-label={backLabel} className={look}>
        <Delete className="mx-auto size-7" />
      </button>
    </fieldset>
  );
}

const look =
  'h-18 rounded-md border border-line-strong/50 bg-surface font-semibold text-2xl tabular-nums transition-colors hover:border-line-strong active:bg-action-soft disabled:opacity-50';
