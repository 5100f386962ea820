import type { ClockState, PunchKind } from '#contract/time-clock-choices.ts';
import { KINDS_IN, PUNCH_ICONS } from '#web/domains/time-clock/kinds.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

/** Who clocks, and what proves it; nothing else is known of them while the server is away. */
export interface ClockMember {
  readonly firstName: string | null;
  readonly state: ClockState | null;
  readonly since: string | null;
  readonly proof: { readonly ticket: string } | { readonly phoneDigits: string; readonly pin: string };
}
type ClockChoicesProps = {
  member: ClockMember;
  isOnline: boolean;
  isBusy: boolean;
  problem: string | undefined;
  onChoose(kind: PunchKind): void;
  onCancel(): void;
};

/** How they stand, and what can be clocked: all of it while nobody knows. */
export function ClockChoices({ member, isOnline, isBusy, problem, onChoose, onCancel }: ClockChoicesProps) {
  const { t } = useTranslation();
  const { firstName, state, since } = member;
  return (
    <div className="m-auto w-full max-w-lg">
      <Card>
        <div className="flex flex-col gap-4">
          <Heading level={1}>
            {firstName === null ? t('kiosk.clocking.title') : t('kiosk.choose.hello', { name: firstName })}
          </Heading>
          {!isOnline && <Alert tone="info">{t('kiosk.clocking.later')}</Alert>}
          {problem && <Alert tone="error">{problem}</Alert>}
          {state && (
            <p className="text-ink-soft text-lg">
              {t(`kiosk.clocking.state.${state}`, { when: since ? formatInstant(since) : '' })}
            </p>
          )}
          <div className="grid gap-2.5">
            {KINDS_IN[state ?? 'unknown'].map((kind) => {
              const Icon = PUNCH_ICONS[kind];
              return (
                <Button
                  key={kind}
                  size="large"
                  className="min-h-16 text-xl"
                  variant={kind === 'in' || kind === 'break-end' ? 'primary' : 'secondary'}
                  icon={<Icon />}
                  disabled={isBusy}
                  onClick={() => onChoose(kind)}
                >
                  {t(`kiosk.clocking.kinds.${kind}`)}
                </Button>
              );
            })}
          </div>
          <p role="status" className="flex min-h-6 items-center justify-center gap-2 text-ink-soft">
            {isBusy && (
              <>
                <Spinner /> {t('kiosk.sign.saving')}
              </>
            )}
          </p>
          <Button variant="quiet" size="large" disabled={isBusy} onClick={onCancel}>
            {t('kiosk.startOver')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
