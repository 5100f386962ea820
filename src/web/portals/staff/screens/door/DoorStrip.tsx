import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { doorWaiting } from '../../../../domains/door/queries.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';

const DoorDialog = lazy(() => import('./DoorDialog.tsx'));

/** What came from the door and needs a look; nothing where nothing does. */
export default function DoorStrip() {
  const { t } = useTranslation();
  const { data } = useQuery(doorWaiting);
  const [isOpen, setOpen] = useState(false);
  const { entries = 0, healthNotes = 0, unsent = 0 } = data ?? {};
  const told = [
    ...(entries > 0 ? [t('tablets.strip.entries', { count: entries })] : []),
    ...(healthNotes > 0 ? [t('tablets.strip.notes', { count: healthNotes })] : []),
    ...(unsent > 0 ? [t('tablets.strip.unsent', { count: unsent })] : []),
  ];
  return (
    <>
      {told.length > 0 && (
        <Banner
          tone={entries > 0 || unsent > 0 ? 'attention' : 'highlight'}
          action={
            <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
              {t('tablets.strip.open')}
            </Button>
          }
        >
          {told.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      <Suspense>{isOpen && <DoorDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
