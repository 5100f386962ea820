import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CONTACT_DECISIONS } from '#contract/guardians-contacts-choices.ts';
import type { Child } from '#web/domains/children/rules.ts';
import { decideContacts, type GuardianPair, guardianPairs } from '#web/domains/guardians/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Select } from '#web/ui/Select.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { PairState } from './PairState.tsx';

type GuardianContactsDialogProps = { child: Child; onDone(): void };

/** Whether two guardians of a child see each other's phone and e-mail: what they agreed, and what the center decided (guardians-20). */
export default function GuardianContactsDialog({ child, onDone }: GuardianContactsDialogProps) {
  const { t } = useTranslation();
  const query = useQuery(guardianPairs(child.id));
  const [shown, setShown] = useState<string>();
  const [chosen, setChosen] = useState<{ decision?: GuardianPair['decision']; reason?: string }>({});
  const [isMissing, setMissing] = useState(false);
  const pair = query.data?.find((one) => keyOf(one) === shown) ?? query.data?.[0];
  const decision = chosen.decision ?? pair?.decision ?? 'agreement';
  const reason = chosen.reason ?? pair?.reason ?? '';
  const decide = useAction(decideContacts, {
    done: t('childrenManagement.guardians.contacts.saved'),
    failed: t('childrenManagement.guardians.contacts.failed'),
    onDone,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pair || decide.isPending) return;
    const lacksReason = decision !== 'agreement' && reason.trim() === '';
    setMissing(lacksReason);
    if (lacksReason) return;
    const { guardianId, otherId } = pair;
    const because = decision === 'agreement' ? null : reason.trim();
    void decide.run({ params: { id: child.id }, body: { guardianId, otherId, decision, reason: because } });
  };
  const choosePair = (key: string) => {
    setShown(key);
    setChosen({});
    setMissing(false);
  };

  return (
    <FormDialog
      onClose={onDone}
      title={t('childrenManagement.guardians.contacts.buttonOf', { child: child.firstName })}
      description={t('childrenManagement.guardians.contacts.text')}
      onSubmit={submit}
      submit={t('common.save')}
      busy={decide.isPending}
      busyLabel={t('common.saving')}
      disabled={!pair}
    >
      <Loaded
        query={query}
        failed={t('childrenManagement.guardians.contacts.notRead')}
        skeleton={<SkeletonText label={t('shell.loading')} lines={3} />}
      >
        {(pairs) =>
          pair && (
            <div className="flex flex-col gap-5">
              <Field label={t('childrenManagement.guardians.contacts.pair')}>
                <Select value={keyOf(pair)} onChange={({ target }) => choosePair(target.value)}>
                  {pairs.map((one) => (
                    <option key={keyOf(one)} value={keyOf(one)}>
                      {t('childrenManagement.guardians.contacts.both', { one: one.name, other: one.otherName })}
                    </option>
                  ))}
                </Select>
              </Field>
              <PairState pair={pair} />
              <Field label={t('childrenManagement.guardians.contacts.decision')}>
                <Select
                  value={decision}
                  options={CONTACT_DECISIONS.map((value) => ({
                    value,
                    label: t(`childrenManagement.guardians.contacts.decisions.${value}`),
                  }))}
                  onChange={({ target }) => {
                    const found = CONTACT_DECISIONS.find((one) => one === target.value);
                    if (found) setChosen({ ...chosen, decision: found });
                  }}
                />
              </Field>
              {decision !== 'agreement' && (
                <Field
                  label={t('common.reason')}
                  hint={t('childrenManagement.guardians.contacts.reasonHint')}
                  required
                  {...(isMissing && { error: t('childrenManagement.guardians.contacts.reasonRequired') })}
                >
                  <TextArea
                    value={reason}
                    maxLength={500}
                    onChange={({ target }) => setChosen({ ...chosen, reason: target.value })}
                  />
                </Field>
              )}
            </div>
          )
        }
      </Loaded>
    </FormDialog>
  );
}

const keyOf = ({ guardianId, otherId }: GuardianPair) => `${guardianId}-${otherId}`;
