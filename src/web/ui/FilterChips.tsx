import { clsx } from 'clsx';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

/** One filter of several; scrolls sideways on phones. */
export function FilterChips<T extends string>(props: ChoiceGroupProps<T>) {
  return (
    <ChoiceGroup
      {...props}
      className={clsx(
        'flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap',
        '[scrollbar-width:none]',
        props.className,
      )}
      choiceClassName={choice}
    />
  );
}

const choice = clsx(
  'min-h-10 shrink-0 rounded-full border border-line-strong/50 bg-surface px-4 hover:border-line-strong pointer-coarse:min-h-11',
  'has-checked:border-action has-checked:bg-action has-checked:text-action-ink',
);
