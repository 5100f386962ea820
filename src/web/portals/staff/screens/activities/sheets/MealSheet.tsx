import { useState } from 'react';
import { AMOUNTS, type Amount, MEALS, type Meal } from '../../../../../../contract/activity-choices.ts';
import { mealAt } from '../../../../../domains/activities/rules.ts';
import { fullName } from '../../../../../domains/children/rules.ts';
import { centerNow } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { FilterChips } from '../../../../../ui/FilterChips.tsx';
import { Private } from '../../../../../ui/Private.tsx';
import { SegmentedControl } from '../../../../../ui/SegmentedControl.tsx';
import { Switch } from '../../../../../ui/Switch.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import type { SheetProps } from '../Sheet.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { useSheet } from './useSheet.ts';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

/** A meal: which one the time of day says, how much everybody ate at once, and each by itself where they differ. */
export function MealSheet({ present, open, onOpenChange, ...props }: SheetProps) {
  const { t } = useTranslation();
  const { chosen, setChosen, time, setTime, problem, send, isPending } = useSheet(props);
  const [meal, setMeal] = useState<Meal>(() => mealAt(centerNow().time));
  const [amount, setAmount] = useState<Amount>('all');
  const [apart, setApart] = useState(false);
  const [amounts, setAmounts] = useState<Readonly<Record<number, Amount>>>({});
  const [notes, setNotes] = useState('');
  const amountOptions = AMOUNTS.map((value) => ({ value, label: t(`activities.amounts.${value}`) }));
  const submit = () =>
    send({
      kind: 'meal',
      meal,
      amount,
      notes,
      ...(apart && { amounts: chosen.flatMap((childId) => ({ childId, amount: amounts[childId] ?? amount })) }),
    });
  return (
    <SheetFrame
      kind="meal"
      open={open}
      onOpenChange={onOpenChange}
      busy={isPending}
      problem={problem}
      save={{
        label: t('activities.saveFor', { count: chosen.length }),
        onSubmit: (event) => {
          event.preventDefault();
          submit();
        },
      }}
    >
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
      <Who present={present} chosen={chosen} onChange={setChosen} />
      {chosen.length > 1 && (
        <Switch label={t('activities.apart')} checked={apart} onChange={(event) => setApart(event.target.checked)} />
      )}
      {apart && (
        <ul className="grid gap-3">
          {present
            .filter(({ id }) => chosen.includes(id))
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
      <Field label={t('activities.menu')} optionalLabel={t('activities.optional')}>
        <TextInput value={notes} maxLength={2000} onChange={(event) => setNotes(event.target.value)} />
      </Field>
      <When value={time} onChange={setTime} />
    </SheetFrame>
  );
}
