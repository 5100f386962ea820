import { useState } from 'react';
import { INQUIRY_STATES, LOST_REASONS } from '#contract/admissions-choices.ts';
import { setInquiryState } from '#web/domains/admissions/queries.ts';
import type { Inquiry } from '#web/domains/admissions/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Where an inquiry stands, and the way to say so anew. */
export function InquiryState({ found: { id, version, ...found } }: { found: Inquiry }) {
  const { t } = useTranslation();
  const [state, setState] = useState(found.state);
  const [reason, setReason] = useState(found.lostReason);
  const { run, isPending } = useAction(setInquiryState, {
    done: t('admissions.moved'),
    failed: t('admissions.notMoved'),
  });
  const lostReason = state === 'lost' ? reason : null;
  const isChanged = state !== found.state || lostReason !== found.lostReason;
  return (
    <Card>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end">
        <Field label={t('common.status')} className="sm:w-56">
          <Select
            value={state}
            onChange={({ target }) => setState(INQUIRY_STATES.find((one) => one === target.value) ?? state)}
            options={INQUIRY_STATES.map((value) => ({ value, label: t(`admissions.states.${value}`) }))}
          />
        </Field>
        {state === 'lost' && (
          <Field label={t('common.reason')} required className="sm:w-64">
            <Select
              value={reason ?? ''}
              placeholder={t('admissions.chooseReason')}
              onChange={({ target }) => setReason(LOST_REASONS.find((one) => one === target.value) ?? null)}
              options={LOST_REASONS.map((value) => ({ value, label: t(`admissions.reasons.${value}`) }))}
            />
          </Field>
        )}
        <Button
          busy={isPending}
          busyLabel={t('common.saving')}
          disabled={!isChanged || (state === 'lost' && reason === null)}
          onClick={() => void run({ params: { id }, body: { state, lostReason, version } })}
        >
          {t('common.save')}
        </Button>
      </div>
    </Card>
  );
}
