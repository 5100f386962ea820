import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DownloadDialog } from '#web/portals/parent/screens/dashboard/downloads/DownloadDialog.tsx';
import { useDownload } from '#web/portals/parent/screens/dashboard/downloads/useDownload.ts';

/** The days of which care is on a receipt for a flexible spending account; this year's so far, to begin with. */
export default function CareReceiptDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const download = useDownload();
  return (
    <DownloadDialog
      title={t('billingFamily.care.title')}
      description={t('billingFamily.care.text')}
      busyLabel={t('billingFamily.care.downloading')}
      since={(today) => `${today.slice(0, 4)}-01-01`}
      onDownload={(query) => download('GET /api/parent/billing/receipt', { query })}
      onClose={onClose}
    />
  );
}
