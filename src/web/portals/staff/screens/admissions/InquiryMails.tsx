import { MailPlus } from 'lucide-react';
import type { Inquiry } from '#web/domains/admissions/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const LetterDialog = lazyDialog(() => import('./LetterDialog.tsx'));

/** What went to the family by mail, and one more letter. */
export function InquiryMails({ found: { id, contacts, mails, takesLetters } }: { found: Inquiry }) {
  const { t } = useTranslation();
  const writing = useDialog();
  const hasEmail = Boolean(contacts[0]?.email);
  if (!hasEmail && mails.length === 0) return null;
  return (
    <Section
      title={t('admissionsLetters.mails')}
      actions={
        takesLetters && (
          <Button
            variant="secondary"
            icon={<MailPlus className="size-5" />}
            onClick={() => writing.open()}
            {...LetterDialog.near}
          >
            {t('admissionsLetters.write')}
          </Button>
        )
      }
    >
      <Card flush>
        {hasEmail && !takesLetters && <p className="p-4 text-ink-soft sm:px-5">{t('admissionsLetters.wantsNone')}</p>}
        {mails.length === 0 && takesLetters && (
          <p className="p-4 text-ink-soft sm:px-5">{t('admissionsLetters.noMail')}</p>
        )}
        <ul className="divide-y divide-line">
          {mails.map(({ id: mailId, subject, text, sentAt, sentBy }) => (
            <li key={mailId} className="px-4 py-3 sm:px-5">
              <p className="wrap-anywhere font-semibold">{subject}</p>
              <p className="text-ink-soft text-sm">{[formatInstant(sentAt), sentBy].filter(Boolean).join(' · ')}</p>
              {text && <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>}
            </li>
          ))}
        </ul>
      </Card>
      {writing.show((_, opened) => (
        <LetterDialog inquiryId={id} {...opened} />
      ))}
    </Section>
  );
}
