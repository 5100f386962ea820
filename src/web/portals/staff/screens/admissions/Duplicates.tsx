import { Link } from 'react-router';
import { mergeInquiries } from '#web/domains/admissions/queries.ts';
import type { Inquiry } from '#web/domains/admissions/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Inquiries that look like the same family, each merged on a yes (admissions-7). */
export function Duplicates({ found: { id, duplicates } }: { found: Inquiry }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(mergeInquiries, {
    done: t('admissions.merged'),
    failed: t('admissions.notMerged'),
  });
  if (duplicates.length === 0) return null;
  return (
    <Alert tone="warning" title={t('admissions.alike', { count: duplicates.length })}>
      <ul className="mt-1 flex flex-col gap-3">
        {duplicates.map((other) => {
          const name = fullName(other);
          return (
            <li key={other.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <div className="min-w-0 flex-1">
                <TextLink asChild className="wrap-anywhere">
                  <Link to={`/admissions/${other.id}`}>
                    {t('admissions.askedBy', { name, date: formatDate(dayOf(other.createdAt)) })}
                  </Link>
                </TextLink>
                <p className="text-sm">{other.reasons.map((reason) => t(`admissions.same.${reason}`)).join(' · ')}</p>
              </div>
              <Button
                variant="secondary"
                busy={isPending}
                aria-label={t('admissions.mergeWith', { name })}
                onClick={() =>
                  confirmFirst({
                    title: t('admissions.mergeTitle', { name }),
                    text: t('admissions.mergeText'),
                    label: t('admissions.merge'),
                    act: () => run({ params: { id }, body: { otherId: other.id } }),
                  })
                }
              >
                {t('admissions.merge')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
