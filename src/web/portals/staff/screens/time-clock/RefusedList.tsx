import type { ReplyOf } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const DismissRefused = lazyDialog(() => import('./DismissRefused.tsx'));

export type Refused = ReplyOf<'GET /api/time-clock/findings'>['refused'][number];

/** What tablets sent and could not be taken: to be looked at, and closed with a reason. */
export function RefusedList({ refused }: { refused: readonly Refused[] }) {
  const { t } = useTranslation();
  const closing = useDialog<Refused>();
  return (
    <Card>
      <Section title={t('timeClock.vain.title')} description={t('timeClock.vain.text')}>
        <ul className="divide-y divide-line border-line border-y">
          {refused.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-medium">
                  {one.name ?? t('timeClock.vain.nobody')}
                  {one.kind && <> · {t(`timeClock.punches.${one.kind}`)}</>}
                </p>
                <p className="text-ink-soft">
                  {t('timeClock.vain.at', { when: formatInstant(one.at), kiosk: one.kiosk })}
                </p>
                <p className="text-attention-ink">{t(`timeClock.vain.reasons.${one.reason}`)}</p>
              </div>
              <Button variant="secondary" size="small" onClick={() => closing.open(one)} {...DismissRefused.near}>
                {t('timeClock.vain.dismiss')}
              </Button>
            </li>
          ))}
        </ul>
      </Section>
      {closing.show((one, opened) => (
        <DismissRefused refused={one} {...opened} />
      ))}
    </Card>
  );
}
