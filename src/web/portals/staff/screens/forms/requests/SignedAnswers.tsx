import { useQuery } from '@tanstack/react-query';
import { Download, Eye } from 'lucide-react';
import { useState } from 'react';
import { SignedFormFiles } from '#web/domains/forms/FormFiles.tsx';
import type { SignedForm } from '#web/domains/forms/library.ts';
import { formAnswers } from '#web/domains/forms/staff-queries.ts';
import { LANGUAGE_NAMES } from '#web/domains/preferences/rules.ts';
import { download } from '#web/lib/download.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { formatInstantExactly } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { ReadForm } from '../ReadForm.tsx';

/** What was signed. Each look is in the audit log: nothing is read before somebody asks, nor again by itself (forms-23). */
export function SignedAnswers({ requestId }: { requestId: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const saving = useAction(
    { mutationFn: (id: number) => download('GET /api/form-requests/:id/document', { params: { id } }) },
    { failed: t('formsRequests.signed.notSaved') },
  );
  return (
    <Card as="section" title={t('formsRequests.signed.title')} description={t('formsRequests.signed.logged')}>
      <div className="flex flex-wrap gap-2.5">
        {!isOpen && (
          <Button variant="secondary" icon={<Eye className="size-5" />} onClick={() => setOpen(true)}>
            {t('formsRequests.signed.read')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Download className="size-5" />}
          busy={saving.isPending}
          onClick={() => void saving.run(requestId)}
        >
          {t('formsRequests.signed.pdf')}
        </Button>
      </div>
      {isOpen && <Answers requestId={requestId} />}
    </Card>
  );
}

function Answers({ requestId }: { requestId: number }) {
  const { t } = useTranslation();
  const read = useQuery({
    ...formAnswers(requestId),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  return (
    <div className="mt-4">
      <Loaded
        query={read}
        failed={(error) => reasonOf(error, t('formsRequests.signed.failed'))}
        skeleton={<SkeletonText label={t('formsRequests.signed.loading')} lines={8} />}
      >
        {(signed) => (
          <SignedFormFiles requestId={requestId}>
            <Signed signed={signed} />
          </SignedFormFiles>
        )}
      </Loaded>
    </div>
  );
}

function Signed({ signed }: { signed: SignedForm }) {
  const { t } = useTranslation();
  const { body, answers, hash, signatures } = signed;
  const [first] = signatures;
  return (
    <div className="grid gap-5">
      <div>
        <ReadForm body={body} answers={answers} {...(first && { language: first.language })} />
      </div>
      <section aria-label={t('formsRequests.evidence.title')} className="grid gap-4">
        <h3 className="font-semibold">{t('formsRequests.evidence.title')}</h3>
        {signatures.map((signature) => (
          <div key={signature.guardianId} className="rounded-md border border-line p-4">
            <DescriptionList
              items={[
                {
                  term: t('formsRequests.evidence.typedName'),
                  detail: <span className="wrap-anywhere">{signature.typedName}</span>,
                },
                { term: t('formsRequests.evidence.signedAt'), detail: formatInstantExactly(signature.signedAt) },
                { term: t('formsRequests.evidence.language'), detail: LANGUAGE_NAMES[signature.language] },
                {
                  term: t('formsRequests.evidence.signedIn'),
                  detail: t(`formsRequests.evidence.ways.${signature.signedIn}`),
                },
                { term: t('formsRequests.evidence.documentHash'), detail: <Hash>{signature.documentHash}</Hash> },
              ]}
            />
          </div>
        ))}
        <p className="text-sm">
          {t('formsRequests.evidence.formHash')} <Hash>{hash}</Hash>
        </p>
      </section>
    </div>
  );
}

const Hash = ({ children }: { children: string }) => (
  <span className="wrap-anywhere font-mono text-xs">{children}</span>
);
