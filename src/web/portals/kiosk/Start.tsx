import { Clock, KeyRound, Smartphone } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RequestError } from '#web/lib/errors.ts';
import { formatDate, formatTime, useCenterNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { callKiosk, isAway } from './api.ts';
import { Keypad } from './Keypad.tsx';
import type { Who } from './KioskFlow.tsx';

type StartProps = {
  notice: string | undefined;
  isOnline: boolean;
  onWho(who: Who): void;
  onPhone(): void;
  onNewPin(): void;
  onClock(): void;
};

const LENGTHS = { phone: 4, pin: 6 } as const;
/** Digits that nobody goes on with are somebody's secret left on the screen. */
const FORGET_MS = 30_000;

/** The clock, and the way in: the phone's last digits, then the PIN. */
export function Start({ notice, isOnline, onWho, onPhone, onNewPin, onClock }: StartProps) {
  const { t } = useTranslation();
  const { date, time } = useCenterNow();
  const [phoneDigits, setPhoneDigits] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const asked = phoneDigits === null ? 'phone' : 'pin';

  const clear = () => {
    setPhoneDigits(null);
    setTyped('');
  };
  useEffect(() => {
    if (phoneDigits === null && typed === '') return undefined;
    const timer = setTimeout(clear, FORGET_MS);
    return () => clearTimeout(timer);
  });

  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, LENGTHS[asked]);
    if (isBusy) return;
    setTyped(digits);
    setProblem('');
    if (digits.length < LENGTHS[asked]) return;
    if (phoneDigits === null) {
      setPhoneDigits(digits);
      setTyped('');
      input.current?.focus();
    } else void identify(phoneDigits, digits);
  };
  const identify = async (digits: string, pin: string) => {
    setBusy(true);
    try {
      onWho({ guardian: await callKiosk('POST /api/kiosk/identify', { body: { phoneDigits: digits, pin } }) });
    } catch (error) {
      if (isAway(error)) return onWho({ phoneDigits: digits, pin });
      const isMismatch = error instanceof RequestError && error.status === 422;
      const reason = error instanceof RequestError ? error.reason : undefined;
      const isHeld = error instanceof RequestError && error.status === 429;
      setProblem(isMismatch ? t('kiosk.mismatch') : isHeld ? t('kiosk.held') : (reason ?? t('kiosk.failed')));
      clear();
    }
    setBusy(false);
  };
  const back = () => {
    if (typed !== '' || phoneDigits === null) setTyped(typed.slice(0, -1));
    else setPhoneDigits(null);
  };

  return (
    <div className="m-auto grid w-full max-w-5xl items-center gap-x-12 gap-y-5 lg:grid-cols-2">
      <div className="flex flex-col gap-1 text-center lg:gap-3 lg:text-left">
        <p className="font-semibold text-[2.75rem] tabular-nums leading-tight sm:text-[4rem] lg:text-[5rem]">
          <span className="sr-only">{t('kiosk.clock')} </span>
          {formatTime(time)}
        </p>
        <p className="text-ink-soft text-lg lg:text-xl">{formatDate(date, 'long')}</p>
        <h1 className="mt-1 text-balance font-semibold text-xl sm:text-2xl lg:mt-5 lg:text-3xl">
          {t('kiosk.welcome')}
        </h1>
        <Button
          variant="quiet"
          size="large"
          className="self-center lg:-ms-5 lg:self-start"
          icon={<Clock />}
          onClick={onClock}
        >
          {t('kiosk.clocking.open')}
        </Button>
      </div>
      <Card>
        <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()} className="flex flex-col gap-4">
          {notice && <Alert tone="success">{notice}</Alert>}
          <Field label={t(`kiosk.${asked}.label`)} hint={t(`kiosk.${asked}.hint`)} error={problem || undefined}>
            <TextInput
              ref={input}
              // The tablet's own keyboard would cover the number pad.
              inputMode="none"
              type={asked === 'pin' ? 'password' : 'text'}
              autoComplete="off"
              value={typed}
              onChange={(event) => type(event.currentTarget.value)}
              className="text-center font-semibold text-3xl tabular-nums tracking-[0.4em]"
            />
          </Field>
          <Keypad
            isDisabled={isBusy}
            backLabel={typed === '' && phoneDigits !== null ? t('common.back') : t('kiosk.keys.delete')}
            onDigit={(digit) => type(typed + digit)}
            onBack={back}
          />
          <p role="status" className="flex min-h-6 items-center justify-center gap-2 text-ink-soft">
            {isBusy && (
              <>
                <Spinner /> {t('kiosk.checking')}
              </>
            )}
          </p>
          {isOnline && (
            <div className="flex flex-wrap justify-center gap-2.5">
              <Button variant="secondary" size="large" icon={<Smartphone />} onClick={onPhone}>
                {t('kiosk.other.phone')}
              </Button>
              <Button variant="quiet" size="large" icon={<KeyRound />} onClick={onNewPin}>
                {t('kiosk.other.code')}
              </Button>
            </div>
          )}
        </form>
      </Card>
    </div>
  );
}
