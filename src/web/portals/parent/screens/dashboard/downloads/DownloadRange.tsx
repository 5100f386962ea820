import { FileDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';

const RangeDialog = lazyPart(() => import('./RangeDialog.tsx'));

export type RangeProps = { kind: 'reports' | 'incidents'; childId: number; name: string };

/** The way to several reports in one file. */
export function DownloadRange(props: RangeProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" icon={<FileDown className="size-4" />} onClick={() => setOpen(true)}>
        {t('familyDayDetails.downloads.range')}
      </Button>
      <Suspense>{isOpen && <RangeDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
