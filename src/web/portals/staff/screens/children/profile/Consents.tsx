import { Check, CircleDashed, Undo2 } from 'lucide-react';
import { type Child, CONSENT_FORMS, type Consent, type ConsentForm, consentOf } from '#web/domains/children/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { useConsentQuestion } from './useConsentQuestion.ts';

/** Every consent form: who confirmed it and when, what was taken back, what is missing (children-4). */
export function Consents({ child, consents }: { child: Child; consents: readonly Consent[] }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const ask = useConsentQuestion(child);
  return (
    <ProfilePart title={t('childrenManagement.consents.title')}>
      <ul className="divide-y divide-line">
        {CONSENT_FORMS.map((form) => (
          <ConsentRow
            key={form}
            form={form}
            consent={consentOf(consents, form)}
            onAsk={can('children.enroll') ? ask : undefined}
          />
        ))}
      </ul>
    </ProfilePart>
  );
}

type ConsentRowProps = {
  form: ConsentForm;
  consent: Consent | undefined;
  /** Left out for those who may only look. */
  onAsk: ((form: ConsentForm, act: 'revoke' | 'confirm') => void) | undefined;
};

function ConsentRow({ form, consent, onAsk }: ConsentRowProps) {
  const { t } = useTranslation();
  const name = t(`childrenEnrollment.forms.${form}`);
  const isValid = consent !== undefined && consent.revokedAt === null;
  const { Icon, look } = isValid ? marks.confirmed : consent ? marks.revoked : marks.missing;
  const act = isValid ? 'revoke' : 'confirm';
  return (
    <li className="flex items-center gap-3 py-2 first:pt-0 last:pb-0">
      <Icon className={`size-5 shrink-0 ${look}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-ink-soft text-sm">
          {consent
            ? t(isValid ? 'childrenManagement.consents.confirmed' : 'childrenManagement.consents.revoked', {
                by: consent.confirmedBy,
                when: formatInstant(consent.confirmedAt),
                revoked: consent.revokedAt ? formatInstant(consent.revokedAt) : '',
              })
            : t('childrenManagement.consents.missing')}
        </p>
      </div>
      {onAsk && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t(`childrenManagement.consents.${act}Of`, { form: name })}
          onClick={() => onAsk(form, act)}
        >
          {t(`childrenManagement.consents.${act}`)}
        </Button>
      )}
    </li>
  );
}

const marks = {
  confirmed: { Icon: Check, look: 'text-success' },
  revoked: { Icon: Undo2, look: 'text-highlight-ink' },
  missing: { Icon: CircleDashed, look: 'text-ink-faint' },
};
