import { useQuery } from '@tanstack/react-query';
import { Ban, Check, Undo2 } from 'lucide-react';
import { WITHDRAWABLE_FORMS } from '#contract/children-consents.ts';
import { type FamilyConsent, ownConsents, withdrawOwnConsent } from '#web/domains/children/consent-queries.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** What a family agreed to for a child, and how one of its guardians takes it back (children-20). */
export function OwnConsents({ childId }: { childId: number }) {
  const { t } = useTranslation();
  const read = useQuery(ownConsents(childId));
  return (
    <Card as="section" title={t('childFile.consents.title')} description={t('childFile.consents.text')}>
      <Loaded
        query={read}
        failed={t('childFile.consents.failed')}
        skeleton={<SkeletonText label={t('childFile.loading')} lines={3} />}
      >
        {(consents) =>
          consents.length === 0 ? (
            <p className="text-ink-soft">{t('childFile.consents.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {consents.map((consent) => (
                <OwnConsent key={consent.form} childId={childId} consent={consent} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

const MARKS = {
  given: { Icon: Check, look: 'text-success' },
  declined: { Icon: Ban, look: 'text-highlight-ink' },
  withdrawn: { Icon: Undo2, look: 'text-highlight-ink' },
} as const;
type Withdrawable = (typeof WITHDRAWABLE_FORMS)[number];
const isWithdrawable = (form: FamilyConsent['form']): form is Withdrawable =>
  (WITHDRAWABLE_FORMS as readonly string[]).includes(form);
const ASKS: Partial<Record<FamilyConsent['form'], 'asksPickup' | 'asksMessages'>> = {
  pickupAuthorization: 'asksPickup',
  communicationConsent: 'asksMessages',
};

function OwnConsent({ childId, consent }: { childId: number; consent: FamilyConsent }) {
  const { t } = useTranslation();
  const { run } = useAction(withdrawOwnConsent, {
    done: t('childFile.consents.done'),
    failed: t('childFile.consents.notDone'),
  });
  const { form, state, since, signedOn, isElectronic } = consent;
  const { Icon, look } = MARKS[state];
  const name = t(`childFile.consents.forms.${form}`);
  const said = state === 'given' && isElectronic ? 'givenByForm' : state;
  const asks = ASKS[form] ?? 'asksText';
  const day = formatDate(state !== 'withdrawn' && signedOn !== null ? signedOn : dayOf(since));
  const ask = (withdrawn: Withdrawable) =>
    confirmFirst({
      title: t('childFile.consents.asksTitle'),
      text: t(`childFile.consents.${asks}`, { form: name }),
      label: t('childFile.consents.withdraw'),
      danger: true,
      act: () => run({ params: { id: childId, form: withdrawn } }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
      <Icon className={`size-5 shrink-0 ${look}`} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{name}</p>
        <p className="text-ink-soft text-sm">{t(`childFile.consents.${said}`, { day })}</p>
        {state === 'given' && !isWithdrawable(form) && (
          <p className="text-ink-soft text-sm">{t('childFile.consents.speak')}</p>
        )}
      </div>
      {state === 'given' && isWithdrawable(form) && (
        <Button
          variant="secondary"
          size="small"
          className="ms-auto"
          aria-label={t('childFile.consents.withdrawOf', { form: name })}
          onClick={() => ask(form)}
        >
          {t('childFile.consents.withdraw')}
        </Button>
      )}
    </li>
  );
}
