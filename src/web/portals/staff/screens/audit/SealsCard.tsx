import { useEffect, useRef, useState } from 'react';
import { type Comparison, compareWithSeals } from '#web/domains/audit/comparison.ts';
import type { AuditFault } from '#web/domains/audit/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Compares log and records with their seals, when it is asked to; it ends when the screen is left. */
export function SealsCard() {
  const { t } = useTranslation();
  const { compare, isComparing, progress, compared } = useComparison();
  return (
    <Card
      as="section"
      title={t('audit.seals.title')}
      action={
        <Button variant="secondary" busy={isComparing} busyLabel={t('audit.seals.checking')} onClick={compare}>
          {t('audit.seals.check')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-ink-soft">{t('audit.seals.text')}</p>
        {isComparing && (
          <ProgressBar
            label={t('audit.seals.checking')}
            value={progress.done}
            max={progress.of}
            valueText={t('audit.seals.progress', progress)}
          />
        )}
        {compared && !isComparing && <Outcome compared={compared} />}
      </div>
    </Card>
  );
}

function useComparison() {
  const { t } = useTranslation();
  const [progress, setProgress] = useState({ done: 0, of: 1 });
  const closing = useRef<AbortController | null>(null);
  useEffect(() => () => closing.current?.abort(), []);
  const { run, isPending, data } = useAction(
    {
      mutationFn: () => {
        closing.current = new AbortController();
        return compareWithSeals((done, of) => setProgress({ done, of }), closing.current.signal);
      },
    },
    { failed: t('audit.seals.failed'), onFailed: () => closing.current?.signal.aborted },
  );
  const compare = () => {
    setProgress({ done: 0, of: 1 });
    void run(undefined);
  };
  return { compare, isComparing: isPending, progress, compared: data };
}

function Outcome({ compared: { found, sealed, erased, faults } }: { compared: Comparison }) {
  const { t } = useTranslation();
  return (
    <Alert
      tone={found === 0 ? 'success' : 'error'}
      title={found === 0 ? t('audit.seals.fine') : t('audit.seals.found', { count: found })}
    >
      <p>
        {t('audit.seals.sealed', { count: sealed })} {t('audit.seals.erased', erased)}
      </p>
      {found > 0 && <p className="mt-2">{t('audit.seals.advice')}</p>}
      {found > faults.length && <p className="mt-2">{t('audit.seals.first', { count: faults.length })}</p>}
      <Faults faults={faults} />
    </Alert>
  );
}

function Faults({ faults }: { faults: readonly AuditFault[] }) {
  const { t } = useTranslation();
  if (faults.length === 0) return null;
  return (
    <ul className="mt-3 list-disc ps-5">
      {faults.map(({ kind, fault, id, entity, named, entityIds }) => (
        <li key={`${kind} ${fault} ${id} ${entity} ${entityIds.join()}`}>
          {t(`audit.seals.kinds.${kind}`, { id: id ?? '' })}
          {named && ` ${named} ${entityIds.join(', ')}`}: {t(`audit.seals.faults.${fault}`)}
        </li>
      ))}
    </ul>
  );
}
