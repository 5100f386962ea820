import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Somebody else saved the form meanwhile: whose words count is chosen, and nothing is lost before. Comes into view by itself. */
export function ConflictAlert({ onReplace, onTake }: { onReplace(): void; onTake(): void }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Alert
        tone="warning"
        title={t('common.changedMeanwhile.title')}
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" onClick={onTake}>
              {t('common.changedMeanwhile.takeNewest')}
            </Button>
            <Button variant="secondary" size="small" onClick={onReplace}>
              {t('formsBuilder.replaceTheirs')}
            </Button>
          </div>
        }
      >
        {t('formsBuilder.conflict')}
      </Alert>
    </div>
  );
}
