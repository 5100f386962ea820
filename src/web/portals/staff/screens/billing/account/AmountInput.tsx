import type { ComponentProps } from 'react';
import { TextInput } from '#web/ui/TextInput.tsx';

/** An amount in dollars, typed as people write it; read it by `centsOf`. */
export function AmountInput(props: ComponentProps<'input'>) {
  return <TextInput {...props} inputMode="decimal" autoComplete="off" icon="$" className="tabular-nums" />;
}
