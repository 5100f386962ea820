import { Check, CircleDashed, Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  type Child,
  CONSENT_FORMS,
  type Consent,
  type ConsentForm,
  consentOf,
} from '../../../../../domains/children/rules.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { formatInstant } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { type AskedConsent, ConsentQuestion } from './ConsentQuestion.tsx';
import { ProfilePart } from './ProfilePart.tsx';

/** Every consent form: who confirmed it and when, what was taken back, what is missing (DECISIONS row 13). */
export function Consents({ child, consents }: { child: Child; consents: readonly Consent[] }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [asked, setAsked] = useState<{ asked: AskedConsent; open: boolean }>();
  return (
    <ProfilePart title={t('children.consents.title')}>
      <ul className="divide-y divide-line">
        {CONSENT_FORMS.map((form) => (
          <ConsentRow
            key={form}
            form={form}
            consent={consentOf(consents, form)}
            onAsk={can('children.enroll') ? (one) => setAsked({ asked: one, open: true }) : undefined}
          />
        ))}
      </ul>
      {asked && (
        <ConsentQuestion
          child={child}
          asked={asked.asked}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
        />
      )}
    </ProfilePart>
  );
}

type ConsentRowProps = {
  form: ConsentForm;
  consent: Consent | undefined;
  /** Left out for those who may only look. */
  onAsk: ((asked: AskedConsent) => void) | undefined;
};

function ConsentRow({ form, consent, onAsk }: ConsentRowProps) {
  const { t } = useTranslation();
  const name = t(`enrollment.forms.${form}`);
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
            ? t(isValid ? 'children.consents.confirmed' : 'children.consents.revoked', {
                by: consent.confirmedBy,
                when: formatInstant(consent.confirmedAt),
                revoked: consent.revokedAt ? formatInstant(consent.revokedAt) : '',
              })
            : t('children.consents.missing')}
        </p>
      </div>
      {onAsk && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t(`children.consents.${act}Of`, { form: name })}
          onClick={() => onAsk({ form, act })}
        >
          {t(`children.consents.${act}`)}
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
