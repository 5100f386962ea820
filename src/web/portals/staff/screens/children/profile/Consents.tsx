import { Ban, Check, CircleDashed, Undo2 } from 'lucide-react';
import { CONSENT_FORMS } from '#contract/children-consents.ts';
import { type Consent, type ConsentForm, consentOf, isDeclinable } from '#web/domains/children/consents.ts';
import type { Child } from '#web/domains/children/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatDate, formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { type ConsentAct, useConsentQuestion } from './useConsentQuestion.ts';

/** Every consent form: who confirmed it and when, what was declined or taken back, what is missing (children-4). */
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
  onAsk: ((form: ConsentForm, act: ConsentAct) => void) | undefined;
};

function ConsentRow({ form, consent, onAsk }: ConsentRowProps) {
  const { t } = useTranslation();
  const name = t(`childrenEnrollment.forms.${form}`);
  const state = stateOf(consent);
  const { Icon, look } = marks[state];
  const acts = actsOf(form, state);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
      <Icon className={`size-5 shrink-0 ${look}`} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{name}</p>
        <p className="text-ink-soft text-sm">
          {t(`childrenManagement.consents.${state}`, {
            by: consent?.confirmedBy ?? '',
            when: consent ? formatInstant(consent.confirmedAt) : '',
            revoked: consent?.revokedAt ? formatInstant(consent.revokedAt) : '',
          })}
        </p>
        {consent && <Signature consent={consent} />}
      </div>
      {onAsk && (
        <div className="ms-auto flex">
          {acts.map((act) => (
            <Button
              key={act}
              variant="quiet"
              size="small"
              aria-label={t(`childrenManagement.consents.${act}Of`, { form: name })}
              onClick={() => onAsk(form, act)}
            >
              {t(`childrenManagement.consents.${act}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** What the paper says of itself. */
function Signature({ consent: { signedOn, signedBy, formRequestId } }: { consent: Consent }) {
  const { t } = useTranslation();
  if (formRequestId !== null) return <p className="text-ink-soft text-sm">{t('childrenManagement.consents.byForm')}</p>;
  if (signedOn === null && signedBy === null) return null;
  const day = signedOn === null ? '' : formatDate(signedOn);
  const key = signedBy === null ? 'signedOn' : signedOn === null ? 'signedBy' : 'signed';
  return (
    <p className="text-ink-soft text-sm">{t(`childrenManagement.consents.${key}`, { by: signedBy ?? '', day })}</p>
  );
}

type ConsentState = 'confirmed' | 'declined' | 'revoked' | 'missing';
function stateOf(consent: Consent | undefined): ConsentState {
  if (consent === undefined) return 'missing';
  if (consent.revokedAt !== null) return 'revoked';
  return consent.isDeclined ? 'declined' : 'confirmed';
}

/** What can be recorded next. */
function actsOf(form: ConsentForm, state: ConsentState): readonly ConsentAct[] {
  if (state === 'confirmed') return ['revoke'];
  return state !== 'declined' && isDeclinable(form) ? ['decline', 'confirm'] : ['confirm'];
}

const marks = {
  confirmed: { Icon: Check, look: 'text-success' },
  declined: { Icon: Ban, look: 'text-highlight-ink' },
  revoked: { Icon: Undo2, look: 'text-highlight-ink' },
  missing: { Icon: CircleDashed, look: 'text-ink-faint' },
};
