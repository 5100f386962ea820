import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import type { Read } from '#web/ui/LoadFailed.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { ShownSheet } from './rules.ts';
import { SheetView } from './SheetView.tsx';

/** A sheet while it comes, when it came, and when it didn't. */
export function SheetState({ read }: { read: Read<ShownSheet> }) {
  const { t } = useTranslation();
  return (
    <Loaded
      query={read}
      failed={(error) => reasonOf(error, t('compliance.failed'))}
      skeleton={
        <div role="status" className="flex flex-col gap-3">
          <VisuallyHidden>{t('compliance.loadingSheet')}</VisuallyHidden>
          <Skeleton className="h-14 w-72" />
          <Skeleton className="h-96" />
        </div>
      }
    >
      {(sheet) => <SheetView sheet={sheet} />}
    </Loaded>
  );
}
