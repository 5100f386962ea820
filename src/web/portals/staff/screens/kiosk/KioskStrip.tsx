import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kioskWaiting, liftKioskWait } from '#web/domains/kiosk/queries.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';

const KioskDialog = lazyDialog(() =>
  withTexts(['activities', 'common', 'kioskManagement'], () => import('./KioskDialog.tsx')),
);

/** What came from the kiosk and needs a look, and where somebody waits after wrong PINs; nothing where nothing does. */
export default function KioskStrip() {
  const { t } = useTranslation();
  const { data } = useQuery(kioskWaiting);
  const [isOpen, setOpen] = useState(false);
  const { run: lift, isPending } = useAction(liftKioskWait, {
    done: t('kioskManagement.held.lifted'),
    failed: t('common.thatDidNotWork'),
  });
  const { entries = 0, roomEntries = 0, healthNotes = 0, unsent = 0, held = [] } = data ?? {};
  const told = [
    ...(entries > 0 ? [t('kioskManagement.strip.entries', { count: entries })] : []),
    ...(roomEntries > 0 ? [t('kioskManagement.strip.roomEntries', { count: roomEntries })] : []),
    ...(healthNotes > 0 ? [t('kioskManagement.strip.notes', { count: healthNotes })] : []),
    ...(unsent > 0 ? [t('kioskManagement.strip.unsent', { count: unsent })] : []),
  ];
  return (
    <>
      {held.map(({ id, name, until }) => (
        <Banner
          key={id}
          tone="attention"
          action={
            <Button variant="secondary" size="small" busy={isPending} onClick={() => void lift({ params: { id } })}>
              {t('kioskManagement.held.lift')}
            </Button>
          }
        >
          {t('kioskManagement.held.text', { name, when: formatInstant(until) })}
        </Banner>
      ))}
      {told.length > 0 && (
        <Banner
          tone={entries > 0 || roomEntries > 0 || unsent > 0 ? 'attention' : 'highlight'}
          action={
            <Button variant="secondary" size="small" onClick={() => setOpen(true)} {...KioskDialog.near}>
              {t('kioskManagement.strip.open')}
            </Button>
          }
        >
          {told.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      {isOpen && <KioskDialog onClose={() => setOpen(false)} />}
    </>
  );
}
