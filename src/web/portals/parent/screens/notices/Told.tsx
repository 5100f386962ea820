import { useState } from 'react';
import type { FamilyNotice } from '#web/domains/notices/rules.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { NOTICE_ICONS } from './TellPart.tsx';
import { useNoticeText } from './useNoticeText.ts';

const WithdrawQuestion = lazyDialog(() =>
  withTexts(['common', 'familyDay', 'familyDayDetails'], () => import('./WithdrawQuestion.tsx')),
);

/** What the family has told for today and later; its own can be taken back. */
export default function Told({ notices }: { notices: readonly FamilyNotice[] }) {
  const { t } = useTranslation();
  const wordsOf = useNoticeText();
  const [asked, setAsked] = useState<FamilyNotice>();
  return (
    <>
      <h3 className="mt-5 mb-1 font-semibold">{t('familyDay.tell.told')}</h3>
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
              {notice.withdrawnAt && <Badge icon={null}>{t('familyDay.tell.withdrawn')}</Badge>}
              {notice.canWithdraw && (
                <Button
                  variant="quiet"
                  size="small"
                  className="-my-1 -me-2"
                  aria-label={t('familyDay.tell.withdrawLabel', { what, when })}
                  onClick={() => setAsked(notice)}
                  {...WithdrawQuestion.near}
                >
                  {t('familyDay.tell.withdraw')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked && <WithdrawQuestion id={asked.id} words={wordsOf(asked)} onClose={() => setAsked(undefined)} />}
    </>
  );
}
