import { TabletSmartphone } from 'lucide-react';
import { addKiosk } from '#web/domains/kiosk/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** In the demonstration: makes the browser one sits at the tablet, and says who can sign in there (kiosk-11). */
export function KioskToTry() {
  const { t } = useTranslation();
  const { run, isPending } = useAction(addKiosk, {
    failed: t('common.thatDidNotWork'),
    onDone: ({ code }) => location.assign(`/kiosk#${code}`),
  });
  return (
    <Card as="section" title={t('kioskManagement.toTry.title')} className="bg-highlight-soft">
      <p>{t('kioskManagement.toTry.text')}</p>
      <ul className="mt-2 list-disc ps-5">
        <li>{t('kioskManagement.toTry.login', { digits: '0100', pin: '246813', login: 'parent@' })}</li>
        <li>{t('kioskManagement.toTry.login', { digits: '0103', pin: '246813', login: 'parent2@' })}</li>
      </ul>
      <div className="mt-4">
        <Button
          icon={<TabletSmartphone />}
          busy={isPending}
          onClick={() => run({ body: { name: t('kioskManagement.toTry.name') } })}
        >
          {t('kioskManagement.toTry.open')}
        </Button>
      </div>
    </Card>
  );
}
