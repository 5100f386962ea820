import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { payOf } from '#web/domains/employment/queries.ts';
import type { Pay, PersonnelFile } from '#web/domains/employment/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const PayDialog = lazyDialog(() => import('./PayDialog.tsx'));

/** What somebody is paid, shown once it is asked for: each look is written down (employment-4). */
export function PayCard({ file }: { file: PersonnelFile }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <Card as="section" title={t('employment.pay.title')} description={t('employment.pay.text')}>
      {file.employments.length === 0 ? (
        <p className="text-ink-soft">{t('employment.pay.notEmployed')}</p>
      ) : isShown ? (
        <ShownPay file={file} />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setShown(true)}>
          {t('employment.pay.show')}
        </Button>
      )}
    </Card>
  );
}

function ShownPay({ file }: { file: PersonnelFile }) {
  const { t } = useTranslation();
  const query = useQuery({ ...payOf(file.id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  return (
    <Loaded
      query={query}
      failed={t('employment.pay.failed')}
      skeleton={<SkeletonText label={t('employment.loading')} lines={2} />}
    >
      {({ pay }) => (
        <ul className="divide-y divide-line border-line border-t">
          {pay.map((one) => (
            <PayItem key={one.termId} file={file} pay={one} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function PayItem({ file, pay }: { file: PersonnelFile; pay: Pay }) {
  const { t } = useTranslation();
  const editing = useDialog();
  const employment = file.employments.find(({ terms }) => terms.some(({ id }) => id === pay.termId));
  const from = formatDate(pay.fromDate);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium tabular-nums">
          {pay.kind && pay.rate !== null
            ? t(`employment.pay.${pay.kind}Amount`, { amount: formatMoney(pay.rate) })
            : t('employment.pay.notSaid')}
        </p>
        <p className="text-ink-soft text-sm">{t('employment.since', { from })}</p>
      </div>
      {employment && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('employment.pay.changeOf', { from })}
          {...PayDialog.near}
          onClick={() => editing.open()}
        >
          {t('employment.pay.change')}
        </Button>
      )}
      {employment &&
        editing.show((_, opened) => <PayDialog staffId={file.id} employmentId={employment.id} pay={pay} {...opened} />)}
    </li>
  );
}
