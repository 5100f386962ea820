import { useRef } from 'react';
import { allergensNamed } from '#contract/children-allergens.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { writeDailyReports } from '#web/domains/daily-reports/many-queries.ts';
import { REPORT_TEXTS, type ReportOfToday, reportText, type Said } from '#web/domains/daily-reports/rules.ts';
import { sentBeforeOr } from '#web/lib/sentBefore.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

interface Ready {
  readonly child: Child;
  readonly draft: ReportOfToday;
  readonly said: Said | undefined;
}
type Sent = Parameters<typeof writeDailyReports.mutationFn>[0][number];

/**
 * Sends reports as one's own, each for itself; a report whose outcome stayed unknown is sent again as the same one. Food
 * that names a child's allergens is asked about first (activities-8).
 */
export function useSendReports(onSent: (childIds: readonly number[]) => void) {
  const { t } = useTranslation();
  const { staff: me } = useStaffSession();
  const tried = useRef(new Map<number, Sent>());
  const names = useRef(new Map<number, string>());
  const { run, isPending, data } = useAction(writeDailyReports, {
    failed: t('dailyReports.failed'),
    onDone: ({ sent }) => onSent(sent),
    done: ({ sent, failed }) =>
      failed.size === 0
        ? t('dailyReports.room.sent', { count: sent.length })
        : {
            variant: 'error',
            title: t('dailyReports.room.someFailed', { count: failed.size }),
            description: [...failed.keys()].map((id) => names.current.get(id)).join(', '),
          },
  });
  const sentOf = ({ child, draft, said }: Ready): Sent => {
    const texts = Object.fromEntries(REPORT_TEXTS.map((text) => [text, reportText(draft, said, text)]));
    const body = { childId: child.id, staffId: me.id, date: draft.date, mood: said?.mood, ...texts };
    const sent = sentBeforeOr(tried.current.get(child.id), { body });
    tried.current.set(child.id, sent);
    names.current.set(child.id, fullName(child));
    return sent;
  };
  const send = (ready: readonly Ready[]) => {
    const act = () => run(ready.map(sentOf));
    const unsafe = ready.flatMap(({ child, draft, said }) => {
      const named = allergensNamed(reportText(draft, said, 'meals'), child.allergies);
      return named.length > 0
        ? [t('dailyReports.room.allergensOf', { name: child.firstName, allergens: named.join(', ') })]
        : [];
    });
    if (unsafe.length === 0) return void act();
    confirmFirst({
      title: t('dailyReports.room.allergens'),
      text: t('dailyReports.room.allergensText', { named: unsafe.join(', ') }),
      label: t('dailyReports.allergens.confirm'),
      danger: true,
      act,
    });
  };
  return { send, isSending: isPending, failed: data?.failed ?? NONE };
}

const NONE: ReadonlyMap<number, Error> = new Map();
