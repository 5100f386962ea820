import { useState } from 'react';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { ExemptionForm } from './ExemptionForm.tsx';
import type { Immunizations } from './rules.ts';
import { useRemoval } from './useRemoval.ts';

/** From which vaccines a child is exempt, why and since when. */
export function Exemptions({ childId, data }: { childId: number; data: Immunizations }) {
  const { t } = useTranslation();
  const [isAdding, setIsAdding] = useState(false);
  const { exemption: end } = useRemoval();
  const nameOf = (code: string | null) =>
    code === null
      ? t('compliance.shots.allVaccines')
      : (data.vaccines.find(({ vaccine }) => vaccine === code)?.name ?? code);
  return (
    <section aria-label={t('compliance.shots.exemptions')}>
      <Heading level={3} size="small">
        {t('compliance.shots.exemptions')}
      </Heading>
      {data.exemptions.length === 0 && <p className="mt-1.5 text-ink-soft">{t('compliance.shots.noExemptions')}</p>}
      <ul className="mt-1.5 divide-y divide-line">
        {data.exemptions.map(({ id, vaccine, kind, dated, until, source }) => {
          const values = {
            kind: t(`compliance.shots.kinds.${kind}`),
            date: formatDate(dated),
            until: until ? formatDate(until) : '',
          };
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-medium">{nameOf(vaccine)}</p>
                <p className="break-words text-ink-soft text-sm">
                  {until ? t('compliance.shots.exemptionUntil', values) : t('compliance.shots.exemption', values)}
                  {source && ` · ${source}`}
                </p>
              </div>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('compliance.shots.endExemptionOf', { vaccine: nameOf(vaccine) })}
                onClick={() => end(id)}
              >
                {t('compliance.shots.endExemption')}
              </Button>
            </li>
          );
        })}
      </ul>
      {isAdding ? (
        <ExemptionForm childId={childId} data={data} onDone={() => setIsAdding(false)} />
      ) : (
        <Button variant="secondary" size="small" className="mt-2" onClick={() => setIsAdding(true)}>
          {t('compliance.shots.addExemption')}
        </Button>
      )}
    </section>
  );
}
