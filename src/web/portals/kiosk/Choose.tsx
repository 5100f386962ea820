import { LogIn, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import type { Chosen, Guardian } from './KioskFlow.tsx';

type ChooseProps = { guardian: Guardian; onChosen(chosen: Chosen): void; onCancel(): void };

/** The children of whoever stands there, and what they may do with them now. */
export function Choose({ guardian, onChosen, onCancel }: ChooseProps) {
  const { t } = useTranslation();
  const { children } = guardian;
  const [direction, setDirection] = useState<'in' | 'out'>(
    children.some(({ isHere, mayDropOff }) => !isHere && mayDropOff) ? 'in' : 'out',
  );
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const fitting = children.filter(({ isHere }) => isHere === (direction === 'out'));
  const may = ({ mayDropOff, mayPickUp }: Guardian['children'][number]) =>
    direction === 'in' ? mayDropOff : mayPickUp;
  const allowed = fitting.filter(may);
  const chosen = allowed.filter(({ childId }) => !left.has(childId));
  const toggle = (childId: number) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(childId)) after.add(childId);
      return after;
    });

  return (
    <div className="m-auto w-full max-w-2xl">
      <Card>
        <div className="flex flex-col gap-6">
          <h1 className="font-semibold text-2xl sm:text-3xl">
            {t('kiosk.choose.hello', { name: guardian.firstName })}
          </h1>
          {children.length === 0 ? (
            <Alert tone="warning">{t('kiosk.choose.noChildren')}</Alert>
          ) : (
            <>
              <Field group label={t('kiosk.choose.what')}>
                <RadioCards
                  name="direction"
                  columns={2}
                  value={direction}
                  onChange={(value) => setDirection(value === 'in' ? 'in' : 'out')}
                  options={[
                    { value: 'in', label: t('kiosk.choose.in'), icon: <LogIn /> },
                    { value: 'out', label: t('kiosk.choose.out'), icon: <LogOut /> },
                  ]}
                />
              </Field>
              {fitting.length === 0 ? (
                <Alert tone="info">{t(direction === 'in' ? 'kiosk.choose.nobodyIn' : 'kiosk.choose.nobodyOut')}</Alert>
              ) : (
                <Field group label={t('kiosk.choose.who')}>
                  <div className="flex flex-col gap-2.5">
                    {fitting.map((child) => {
                      const { childId, firstName } = child;
                      const mayNot = !may(child);
                      const where = child.roomNow ? t('kiosk.choose.inRoom', { room: child.roomNow }) : undefined;
                      return (
                        <div key={childId} className="rounded-md border border-line-strong/50 px-4 py-2.5 text-lg">
                          <Checkbox
                            label={firstName}
                            hint={mayNot ? t('kiosk.choose.notAllowed') : where}
                            disabled={mayNot}
                            checked={!mayNot && !left.has(childId)}
                            onChange={() => toggle(childId)}
                          />
                        </div>
                      );
                    })}
                  </div>
                </Field>
              )}
            </>
          )}
          <div className="grid gap-2.5 sm:grid-cols-2">
            <Button variant="secondary" size="large" onClick={onCancel}>
              {t('kiosk.startOver')}
            </Button>
            <Button
              size="large"
              disabled={chosen.length === 0}
              onClick={() =>
                onChosen({
                  direction,
                  whole: false,
                  childIds: chosen.map(({ childId }) => childId),
                  names: chosen.map(({ firstName }) => firstName),
                })
              }
            >
              {t('kiosk.choose.next')}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
