import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../lib/useTranslation.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';

type Difference = {
  readonly key: string;
  readonly label: ReactNode;
  readonly newest: ReactNode;
  readonly typed?: ReactNode;
};

type EditConflictProps = {
  /** What only the others changed. */
  theirs: readonly Difference[];
  /** What both changed: theirs and what was typed here. */
  clashes: readonly Difference[];
  /** Gives up one's own changes. */
  onTakeNewest(): void;
};

/** Shows both versions when somebody else has saved meanwhile (412); nothing that was typed is lost. Comes into view by itself. */
export function EditConflict({ theirs, clashes, onTakeNewest }: EditConflictProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Alert
        tone="warning"
        title={t('shell.changedMeanwhile.title')}
        action={
          <Button variant="secondary" size="small" onClick={onTakeNewest}>
            {t('shell.changedMeanwhile.takeNewest')}
          </Button>
        }
      >
        <p>{t(clashes.length > 0 ? 'shell.changedMeanwhile.clash' : 'shell.changedMeanwhile.apart')}</p>
        <dl className="mt-2 flex flex-col gap-1.5">
          {[...clashes, ...theirs].map((difference) => (
            <div key={difference.key}>
              <dt className="font-medium">{difference.label}</dt>
              <dd>
                {t('shell.changedMeanwhile.newest')} <strong className="font-semibold">{difference.newest}</strong>
              </dd>
              {difference.typed !== undefined && (
                <dd>
                  {t('shell.changedMeanwhile.typed')} <strong className="font-semibold">{difference.typed}</strong>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Alert>
    </div>
  );
}
