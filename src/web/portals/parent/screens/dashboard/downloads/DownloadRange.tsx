import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';

const RangeDialog = lazyDialog(() => import('./RangeDialog.tsx'));

export type RangeProps = { kind: 'reports' | 'incidents'; childId: number; name: string };

/** The way to several reports in one file. */
export function DownloadRange(props: RangeProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<FileDown className="size-4" />}
        onClick={() => setOpen(true)}
        {...RangeDialog.near}
      >
        {t('familyDayDetails.downloads.range')}
      </Button>
      {isOpen && <RangeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
