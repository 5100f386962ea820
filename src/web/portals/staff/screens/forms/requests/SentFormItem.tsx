import { Link } from 'react-router';
import type { SentForm } from '#web/domains/forms/library.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { RequestStateBadge } from './RequestStateBadge.tsx';

type SentFormItemProps = {
  request: SentForm;
  /** What all of the list have in common, and need not say. */
  about: 'form' | 'child' | undefined;
};

/** A form that was sent: for whom, until when, and how it stands. */
export function SentFormItem({ request, about }: SentFormItemProps) {
  const { t } = useTranslation();
  const words = useFormWords();
  const { id, childName, formTitle, dueOn, mustSign, signers, state } = request;
  const signed = signers.filter((signer) => signer.state === 'signed').length;
  const title = words(formTitle);
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 px-4 py-3.5 sm:px-5 md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <TextLink
          asChild
          quiet
          className="wrap-anywhere inline-block font-semibold pointer-coarse:-my-1.5 pointer-coarse:py-2.5"
        >
          <Link to={`/forms/requests/${id}`}>{about === 'child' ? title : childName}</Link>
        </TextLink>
        {about === undefined && <p className="wrap-anywhere">{title}</p>}
        <p className="text-ink-soft text-sm">
          {t('formsRequests.due', { date: formatDate(dueOn) })}
          {mustSign === 'all' && signers.length > 1 && (
            <> · {t('formsRequests.signedOf', { count: signed, total: signers.length })}</>
          )}
        </p>
        {signers.length > 1 && (
          <ul className="wrap-anywhere flex flex-wrap gap-x-4 text-sm">
            {signers.map((signer) => (
              <li key={signer.guardianId}>
                {t('formsRequests.signer', { name: signer.name, state: t(`formsRequests.signers.${signer.state}`) })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <RequestStateBadge state={state} />
      </div>
    </li>
  );
}
