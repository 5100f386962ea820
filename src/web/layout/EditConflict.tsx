import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Meanwhile } from '#web/lib/useVersionedForm.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

type EditConflictProps<Values> = {
  /** What somebody else saved; nothing is shown without it. */
  meanwhile: Meanwhile<Values> | undefined;
  /** What stands in the form, where that is not to be seen beside it. */
  typed?: Values;
  label(key: keyof Values & string): ReactNode;
  /** The value of a field in words. */
  shown(key: keyof Values & string, values: Values): ReactNode;
  /** Gives up one's own changes. */
  onTakeNewest(): void;
};

/** Shows both versions when somebody else has saved meanwhile (412); nothing that was typed is lost. */
export function EditConflict<Values>({ meanwhile, ...words }: EditConflictProps<Values>) {
  return meanwhile ? <BothVersions meanwhile={meanwhile} {...words} /> : null;
}

type BothVersionsProps<Values> = EditConflictProps<Values> & { meanwhile: Meanwhile<Values> };

/** Comes into view by itself. */
function BothVersions<Values>({ meanwhile, typed, label, shown, onTakeNewest }: BothVersionsProps<Values>) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { newest, theirs, clashes } = meanwhile;
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Alert
        tone="warning"
        title={t('common.changedMeanwhile.title')}
        action={
          <Button variant="secondary" size="small" onClick={onTakeNewest}>
            {t('common.changedMeanwhile.takeNewest')}
          </Button>
        }
      >
        <p>{t(clashes.length > 0 ? 'common.changedMeanwhile.clash' : 'common.changedMeanwhile.apart')}</p>
        <dl className="mt-2 flex flex-col gap-1.5">
          {[...clashes, ...theirs].map((key) => (
            <div key={key}>
              <dt className="font-medium">{label(key)}</dt>
              <dd>
                {t('common.changedMeanwhile.newest')} <strong className="font-semibold">{shown(key, newest)}</strong>
              </dd>
              {typed && clashes.includes(key) && (
                <dd>
                  {t('common.changedMeanwhile.typed')} <strong className="font-semibold">{shown(key, typed)}</strong>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Alert>
    </div>
  );
}
