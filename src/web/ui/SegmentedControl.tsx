import { clsx } from 'clsx';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

/** One of two to five short choices in a row, like a period. */
export function SegmentedControl<T extends string>(props: ChoiceGroupProps<T>) {
  return (
    <ChoiceGroup
      {...props}
      className={clsx('flex rounded-md bg-sunken p-1', props.className)}
      choiceClassName={choice}
    />
  );
}

const choice = clsx(
  'min-h-9 flex-1 rounded-sm px-3.5 text-ink-soft hover:text-ink pointer-coarse:min-h-11 has-checked:bg-lifted has-checked:text-ink',
  'has-checked:shadow-card',
);
