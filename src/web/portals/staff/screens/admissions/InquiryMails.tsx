import type { Inquiry } from '#web/domains/admissions/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Section } from '#web/ui/Section.tsx';

/** What went to the family by mail. */
export function InquiryMails({ found: { mails } }: { found: Inquiry }) {
  const { t } = useTranslation();
  if (mails.length === 0) return null;
  return (
    <Section title={t('admissionsTours.mails')}>
      <Card flush>
        <ul className="divide-y divide-line">
          {mails.map(({ id, subject, text, sentAt, sentBy }) => (
            <li key={id} className="px-4 py-3 sm:px-5">
              <p className="wrap-anywhere font-semibold">{subject}</p>
              <p className="text-ink-soft text-sm">{[formatInstant(sentAt), sentBy].filter(Boolean).join(' · ')}</p>
              {text && <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
