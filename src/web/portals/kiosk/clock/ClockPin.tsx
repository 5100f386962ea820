import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Keypad } from '#web/portals/kiosk/Keypad.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type ClockPinProps = {
  isBusy: boolean;
  problem: string | undefined;
  onPin(phoneDigits: string, pin: string): void;
  onCancel(): void;
};

/** Who clocks: the last digits of their phone, then their PIN of four to six digits. */
export function ClockPin({ isBusy, problem, onPin, onCancel }: ClockPinProps) {
  const { t } = useTranslation();
  const [phoneDigits, setPhoneDigits] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isShort, setShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const asked = phoneDigits === undefined ? 'phone' : 'pin';
  useEffect(() => {
    if (problem === undefined) return;
    setPhoneDigits(undefined);
    setTyped('');
  }, [problem]);

  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, asked === 'phone' ? 4 : 6);
    setShort(false);
    setTyped(digits);
    if (asked === 'pin' || digits.length < 4) return;
    setPhoneDigits(digits);
    setTyped('');
    input.current?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (phoneDigits === undefined || typed.length < 4) return setShort(true);
    setTyped('');
    return onPin(phoneDigits, typed);
  };
  return (
    <div className="m-auto w-full max-w-lg">
      <Card>
        <form noValidate onSubmit={send} className="flex flex-col gap-4">
          <Heading level={1}>{t('kiosk.clocking.title')}</Heading>
          <Field
            label={t(asked === 'phone' ? 'kiosk.phone.label' : 'kiosk.pin.label')}
            hint={t(asked === 'phone' ? 'kiosk.phone.hint' : 'kiosk.clocking.pinHint')}
            error={isShort ? t(asked === 'phone' ? 'kiosk.clocking.phoneShort' : 'kiosk.clocking.pinShort') : problem}
          >
            <TextInput
              ref={input}
              // The tablet's own keyboard would cover the number pad.
              inputMode="none"
              type={asked === 'pin' ? 'password' : 'text'}
              autoComplete="off"
              autoFocus
              value={typed}
              onChange={(event) => type(event.currentTarget.value)}
              className="text-center font-semibold text-3xl tabular-nums tracking-[0.4em]"
            />
          </Field>
          <Keypad
            isDisabled={isBusy}
            backLabel={t('kiosk.keys.delete')}
            onDigit={(digit) => type(typed + digit)}
            onBack={() => type(typed.slice(0, -1))}
          />
          <div className="grid gap-2.5 sm:grid-cols-2">
            <Button variant="secondary" size="large" disabled={isBusy} onClick={onCancel}>
              {t('kiosk.startOver')}
            </Button>
            <Button type="submit" size="large" busy={isBusy} busyLabel={t('kiosk.checking')}>
              {t('kiosk.choose.next')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
