import { useQuery } from '@tanstack/react-query';
import { acceptRequest, dutyRequests } from '#web/domains/time-clock/queries.ts';
import type { DutyRequest } from '#web/domains/time-clock/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { RequestItem } from './RequestItem.tsx';

const ReasonDialog = lazyDialog(() => import('./DeclineRequest.tsx'));

/** Corrections that were asked for and wait; nothing where there is none. */
export function OpenRequests() {
  const { t } = useTranslation();
  const read = useQuery(dutyRequests);
  const declining = useDialog<DutyRequest>();
  const open = read.data?.filter(({ status }) => status === 'open') ?? [];
  return (
    <>
      <LoadFailed read={read} failed={t('timeClock.requests.failed')} />
      {open.length > 0 && (
        <Card>
          <Section title={t('timeClock.requests.title')} description={t('timeClock.requests.text')}>
            <ul className="divide-y divide-line border-line border-y">
              {open.map((request) => (
                <RequestItem
                  key={request.id}
                  request={request}
                  name={request.staffName}
                  actions={
                    <Answers request={request} onDecline={() => declining.open(request)} near={ReasonDialog.near} />
                  }
                />
              ))}
            </ul>
          </Section>
        </Card>
      )}
      {declining.show((request, opened) => (
        <ReasonDialog request={request} {...opened} />
      ))}
    </>
  );
}

type AnswersProps = {
  request: DutyRequest;
  onDecline(): void;
  near: { onPointerEnter(): void; onFocus(): void };
};

function Answers({ request: { id, staffId, staffName: name }, onDecline, near }: AnswersProps) {
  const { t } = useTranslation();
  const { staff } = useStaffSession();
  const { run, isPending } = useAction(acceptRequest, {
    done: t('timeClock.requests.accepted', { name }),
    failed: t('timeClock.requests.notAnswered'),
  });
  return (
    <>
      {staffId === staff.id && <p className="basis-full text-sm">{t('timeClock.requests.bySelf')}</p>}
      <Button
        variant="secondary"
        aria-label={t('timeClock.requests.declineOf', { name })}
        onClick={onDecline}
        {...near}
      >
        {t('timeClock.requests.decline')}
      </Button>
      <Button
        aria-label={t('timeClock.requests.acceptOf', { name })}
        busy={isPending}
        onClick={() => void run({ params: { id } })}
      >
        {t('timeClock.requests.accept')}
      </Button>
    </>
  );
}
