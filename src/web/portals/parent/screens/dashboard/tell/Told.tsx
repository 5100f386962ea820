import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { withdrawNotice } from '../../../../../domains/notices/queries.ts';
import type { FamilyNotice } from '../../../../../domains/notices/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { withWords } from '../../../../../lib/i18n.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Private } from '../../../../../ui/Private.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { QuietFailure } from '../lists/QuietFailure.tsx';
import { NOTICE_ICONS } from './TellPart.tsx';
import { useNoticeWords } from './useNoticeWords.ts';

const WithdrawQuestion = lazy(() => withWords('portalMore', () => import('./WithdrawQuestion.tsx')));

/** What the family has told for today and later; its own can be taken back. */
export function Told({ read }: { read: UseQueryResult<FamilyNotice[]> }) {
  const { t } = useTranslation();
  const wordsOf = useNoticeWords();
  const [asked, setAsked] = useState<FamilyNotice>();
  const { mutate: withdraw, isPending } = useMutation(withdrawNotice);
  const notices = read.data ?? [];

  const takeBack = (notice: FamilyNotice) =>
    withdraw(
      { params: { id: notice.id } },
      {
        onSuccess: () => {
          setAsked(undefined);
          toast({ title: t('portal.tell.withdrawn'), variant: 'success' });
        },
        onError: (error) => {
          setAsked(undefined);
          toast({
            title: t('portal.tell.withdrawFailed'),
            description: reasonOf(error, t('portal.tell.failedFallback')),
            variant: 'error',
          });
        },
      },
    );

  if (notices.length === 0) return <QuietFailure read={read} />;
  return (
    <div className="mt-5">
      <h3 className="mb-1 font-semibold">{t('portal.tell.told')}</h3>
      <QuietFailure read={read} />
      <ul className="divide-y divide-line">
        {notices.map((notice) => {
          const Icon = NOTICE_ICONS[notice.kind];
          const { what, when, details } = wordsOf(notice);
          return (
            <li key={notice.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 last:pb-0">
              <Icon className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
              <div className={notice.withdrawnAt ? 'min-w-0 flex-1 text-ink-soft' : 'min-w-0 flex-1'}>
                <p className="font-medium">
                  {what}
                  <span className="block font-normal text-ink-soft text-sm">{when}</span>
                </p>
                {details && (
                  <p className="break-words text-ink-soft">
                    <Private>{details}</Private>
                  </p>
                )}
                {!notice.isOwn && (
                  <p className="text-ink-soft text-sm">
                    <Private>{notice.reportedBy}</Private>
                  </p>
                )}
              </div>
              {notice.withdrawnAt && <Badge icon={null}>{t('portal.tell.withdrawn')}</Badge>}
              {notice.canWithdraw && (
                <Button
                  variant="quiet"
                  size="small"
                  className="-my-1 -me-2"
                  aria-label={t('portal.tell.withdrawLabel', { what, when })}
                  onClick={() => setAsked(notice)}
                >
                  {t('portal.tell.withdraw')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked && (
        <Suspense>
          <WithdrawQuestion
            words={wordsOf(asked)}
            busy={isPending}
            onClose={() => setAsked(undefined)}
            onConfirm={() => takeBack(asked)}
          />
        </Suspense>
      )}
    </div>
  );
}
