import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Keypad } from '#web/portals/kiosk/Keypad.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type WriterPinProps = { name: string; isBusy: boolean; onPin(pin: string): void; onBack(): void };

/** The number pad for somebody's PIN of four to six digits. */
export function WriterPin({ name, isBusy, onPin, onBack }: WriterPinProps) {
  const { t } = useTranslation();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const type = (text: string) => {
    setProblem(undefined);
    setPin(text.replace(/\D/g, '').slice(0, 6));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (pin.length < 4) return setProblem(t('kioskRoom.pinShort'));
    setPin('');
    return onPin(pin);
  };
  return (
    <form noValidate onSubmit={send} className="mx-auto flex w-full max-w-sm flex-col gap-4">
      <Field label={t('kioskRoom.pinOf', { name })} error={problem}>
        <TextInput
          // The tablet's own keyboard would cover the number pad.
          inputMode="none"
          type="password"
          autoComplete="off"
          autoFocus
          value={pin}
          onChange={(event) => type(event.currentTarget.value)}
          className="text-center font-semibold text-3xl tabular-nums tracking-[0.4em]"
        />
      </Field>
      <Keypad
        isDisabled={isBusy}
        backLabel={t('kiosk.keys.delete')}
        onDigit={(digit) => type(pin + digit)}
        onBack={() => type(pin.slice(0, -1))}
      />
      <div className="grid grid-cols-2 gap-2.5">
        <Button variant="secondary" size="large" disabled={isBusy} onClick={onBack}>
          {t('kioskRoom.another')}
        </Button>
        <Button type="submit" size="large" busy={isBusy} busyLabel={t('kiosk.checking')}>
          {t('kioskRoom.log')}
        </Button>
      </div>
    </form>
  );
}
