import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { InquiryFields } from './InquiryFields.tsx';
import { JoinLayout, useSpoken } from './JoinLayout.tsx';
import { joinPage, sendInquiry } from './queries.ts';
import { saidOf } from './rules.ts';
import { useInquiryForm } from './useInquiryForm.ts';

/** The public page on which a family asks for a place (admissions-1). */
export function JoinPage() {
  const { t } = useTranslation();
  const { center } = useParams();
  const named = center === undefined ? undefined : Number(center) || 0;
  const read = useQuery({ ...joinPage(named), retry: false });
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <JoinLayout title={t('admissionsJoin.sent')} {...(read.data && { center: read.data.center })}>
        <div role="status" className="flex items-start gap-3 text-lg">
          <MailCheck className="mt-1 size-5 shrink-0 text-action" aria-hidden="true" />
          <p>{t(read.data?.canMail ? 'admissionsJoin.sentText' : 'admissionsJoin.sentPlain')}</p>
        </div>
      </JoinLayout>
    );
  const isClosed = read.error instanceof RequestError && read.error.status === 404;
  return (
    <JoinLayout
      title={t(isClosed ? 'admissionsJoin.closed' : 'admissionsJoin.title')}
      {...(read.data && { center: read.data.center })}
    >
      {isClosed ? (
        <p className="text-ink-soft text-lg">{t('admissionsJoin.closedText')}</p>
      ) : (
        <Loaded
          query={read}
          failed={t('admissionsJoin.failed')}
          skeleton={<SkeletonText label={t('admissionsJoin.loading')} lines={8} />}
        >
          {({ today, keepMonths, canMail, fee }) => (
            <JoinForm
              center={named}
              today={today}
              keepMonths={keepMonths}
              canMail={canMail}
              fee={fee}
              onSent={() => setSent(true)}
            />
          )}
        </Loaded>
      )}
    </JoinLayout>
  );
}

type JoinFormProps = {
  center: number | undefined;
  today: string;
  keepMonths: number;
  canMail: boolean;
  fee: Reply<Api['GET /api/join']>['fee'];
  onSent(): void;
};

function JoinForm({ center, today, keepMonths, canMail, fee, onSent }: JoinFormProps) {
  const { t } = useTranslation();
  const language = useSpoken();
  const form = useInquiryForm();
  const [consent, setConsent] = useState(false);
  const [website, setWebsite] = useState('');
  const [problem, setProblem] = useState('');
  const { run, isPending } = useAction(sendInquiry, {
    failed: t('admissionsJoin.notSent'),
    onDone: () => {
      window.scrollTo(0, 0);
      onSent();
    },
    onFailed: (error) => {
      form.takeProblems(error);
      setProblem(
        error instanceof RequestError && error.status === 422
          ? t('admissionsJoin.incomplete')
          : reasonOf(error, t('admissionsJoin.notSent')),
      );
      return true;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem('');
    // Without it the server refuses, and says so at the box.
    const agreed = consent as true;
    return run({
      query: { ...(center && { center }) },
      body: { ...saidOf(form.values, language), consent: agreed, website },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-7">
      <p className="text-ink-soft text-lg">{t('admissionsJoin.text')}</p>
      {fee && (
        <p>
          {t('admissionsJoin.fee.ahead', { amount: formatMoney(fee.amount) })}{' '}
          {t(fee.isRefundable ? 'admissionsJoin.fee.refundable' : 'admissionsJoin.fee.kept')}
        </p>
      )}
      <InquiryFields
        values={form.values}
        refused={form.refused}
        today={today}
        isFamily
        canMail={canMail}
        onChange={form.change}
      />
      <div className="sr-only" aria-hidden="true">
        <label>
          {t('admissionsJoin.website')}
          <input
            type="text"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={({ target }) => setWebsite(target.value)}
          />
        </label>
      </div>
      <div className="flex flex-col gap-4 border-line border-t pt-5">
        <Checkbox
          label={t('admissionsJoin.consent')}
          hint={t('admissionsJoin.consentHint', { count: keepMonths })}
          error={form.refused.consent}
          checked={consent}
          onChange={({ target }) => setConsent(target.checked)}
        />
        {problem && <Alert tone="error">{problem}</Alert>}
        <Button type="submit" size="large" wide busy={isPending} busyLabel={t('common.sending')}>
          {t('admissionsJoin.send')}
        </Button>
      </div>
    </form>
  );
}
