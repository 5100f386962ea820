import { useState } from 'react';
import { AMOUNTS, type Amount, MEALS, type Meal } from '#contract/activities-choices.ts';
import { MayNotHave } from '#web/domains/activities/MayNotHave.tsx';
import { mealAt } from '#web/domains/activities/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { LogFormProps } from '../LogForm.tsx';
import { LogFormFrame } from './LogFormFrame.tsx';
import { useLogForm } from './useLogForm.ts';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

/** A meal: which one the time of day says, how much everybody ate at once, and each by itself where they differ. */
export function MealForm(props: LogFormProps) {
  const { t } = useTranslation();
  const form = useLogForm(props);
  const [meal, setMeal] = useState<Meal>(() => mealAt(centerNow().time));
  const [amount, setAmount] = useState<Amount>('all');
  const [apart, setApart] = useState(false);
  const [amounts, setAmounts] = useState<Readonly<Record<number, Amount>>>({});
  const [notes, setNotes] = useState('');
  const amountOptions = AMOUNTS.map((value) => ({ value, label: t(`activities.amounts.${value}`) }));
  const submit = () =>
    form.send({
      kind: 'meal',
      meal,
      amount,
      notes,
      ...(apart && { amounts: form.chosen.flatMap((childId) => ({ childId, amount: amounts[childId] ?? amount })) }),
    });
  return (
    <LogFormFrame
      kind="meal"
      {...form.frame}
      save={{
        label: form.label,
        act: submit,
      }}
    >
      <MayNotHave present={props.present} chosen={form.chosen} />
      <FilterChips<Meal>
        label={t('activities.meal')}
        options={MEALS.map((value) => ({ value, label: t(`activities.meals.${value}`) }))}
        value={meal}
        onChange={setMeal}
      />
      <Field group label={t('activities.amount')}>
        <SegmentedControl
          label={t('activities.amount')}
          options={amountOptions}
          value={amount}
          onChange={(chosenAmount) => {
            setAmount(chosenAmount);
            setAmounts({});
          }}
        />
      </Field>
      <Who {...form.who} allergies />
      {form.chosen.length > 1 && (
        <Switch label={t('activities.apart')} checked={apart} onChange={(event) => setApart(event.target.checked)} />
      )}
      {apart && (
        <ul className="grid gap-3">
          {props.present
            .filter(({ id }) => form.chosen.includes(id))
            .map((child) => (
              <li key={child.id} className="grid gap-1.5 sm:grid-cols-[1fr_auto] sm:items-center">
                <Private className="font-medium">{fullName(child)}</Private>
                <SegmentedControl
                  label={t('activities.amountOf', { name: fullName(child) })}
                  options={amountOptions}
                  value={amounts[child.id] ?? amount}
                  onChange={(value) => setAmounts({ ...amounts, [child.id]: value })}
                />
              </li>
            ))}
        </ul>
      )}
      <Field label={t('activities.menu')} optionalLabel={t('common.optional')}>
        <TextInput value={notes} maxLength={2000} onChange={(event) => setNotes(event.target.value)} />
      </Field>
      <When {...form.when} />
    </LogFormFrame>
  );
}
