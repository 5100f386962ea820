import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { SentForm } from '#web/domains/forms/library.ts';
import { canWithdraw, isAnswered } from '#web/domains/forms/requests.ts';
import { formRequest, withdrawForm } from '#web/domains/forms/staff-queries.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { isGone, reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatDate, formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { RequestStateBadge, SignerStateBadge } from './RequestStateBadge.tsx';
import { SignedAnswers } from './SignedAnswers.tsx';

/** One form that a family was sent: how it stands with each guardian, and what was signed (forms-22). */
export function FormRequestScreen() {
  const { t } = useTranslation();
  const words = useFormWords();
  const { can } = useStaffSession();
  const { id } = useParams();
  const read = useQuery({ ...formRequest(Number(id) || 0), enabled: can('forms') });
  if (!can('forms')) return <NotForRole title={t('formsRequests.title')} />;
  return (
    <StaffPage
      title={read.data ? words(read.data.formTitle) : t('formsRequests.one')}
      subtitle={read.data?.childName}
      back={{ to: '/forms/requests', label: t('formsRequests.back') }}
      width="narrow"
    >
      <Loaded
        query={read}
        isFinal={isGone(read.error)}
        failed={(error) => reasonOf(error, t('formsRequests.oneFailed'))}
        skeleton={
          <Card>
            <SkeletonText label={t('formsRequests.oneLoading')} lines={8} />
          </Card>
        }
      >
        {(request) => <RequestParts request={request} />}
      </Loaded>
    </StaffPage>
  );
}

function RequestParts({ request }: { request: SentForm }) {
  const { t } = useTranslation();
  const words = useFormWords();
  const { run } = useAction(withdrawForm, {
    done: t('formsRequests.withdrawn'),
    failed: t('formsRequests.notWithdrawn'),
  });
  const { id, formId, formTitle, number, childId, childName, dueOn, mustSign, sentAt, signers, state } = request;
  return (
    <>
      <Card
        as="section"
        title={t('formsRequests.about')}
        action={
          <div className="m-1.5">
            <RequestStateBadge state={state} />
          </div>
        }
      >
        <DescriptionList
          items={[
            {
              term: t('common.child'),
              detail: (
                <TextLink asChild className="wrap-anywhere pointer-coarse:py-2.5">
                  <Link to={`/forms/requests?child=${childId}`}>{childName}</Link>
                </TextLink>
              ),
            },
            {
              term: t('formsRequests.form'),
              detail: (
                <TextLink asChild className="wrap-anywhere pointer-coarse:py-2.5">
                  <Link to={`/forms/${formId}`}>
                    {t('formsRequests.formVersion', { title: words(formTitle), number })}
                  </Link>
                </TextLink>
              ),
            },
            { term: t('formsRequests.sent'), detail: formatInstant(sentAt) },
            { term: t('formsRequests.dueOn'), detail: formatDate(dueOn) },
            { term: t('formsRequests.mustSign'), detail: t(`formsRequests.must.${mustSign}`) },
          ]}
        />
        {canWithdraw(request) && (
          <Button
            variant="secondary"
            className="mt-4"
            icon={<Undo2 className="size-5" />}
            onClick={() =>
              confirmDelete({
                title: t('formsRequests.withdrawTitle'),
                text: t('formsRequests.withdrawText'),
                label: t('common.withdraw'),
                doDelete: () => run({ params: { id } }),
              })
            }
          >
            {t('formsRequests.withdraw')}
          </Button>
        )}
      </Card>
      <Card as="section" title={t('formsRequests.guardians')} flush>
        {signers.length === 0 ? (
          <p className="px-4 pb-4 text-ink-soft sm:px-5">{t('formsRequests.noGuardians')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {signers.map((signer) => (
              <li key={signer.guardianId} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 sm:px-5">
                <div className="min-w-0 flex-1 basis-48">
                  <p className="wrap-anywhere font-medium">{signer.name}</p>
                  {signer.answeredAt && <p className="text-ink-soft text-sm">{formatInstant(signer.answeredAt)}</p>}
                  {signer.reason && (
                    <p className="wrap-anywhere whitespace-pre-line">
                      {t('formsRequests.reason', { reason: signer.reason })}
                    </p>
                  )}
                </div>
                <SignerStateBadge state={signer.state} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {isAnswered(request) && <SignedAnswers requestId={id} />}
    </>
  );
}
