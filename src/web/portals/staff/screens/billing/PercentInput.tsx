import type { ComponentProps } from 'react';
import { TextInput } from '#web/ui/TextInput.tsx';

/** A percentage, typed as people write it; read it by `centsOf`, in basis points. */
export function PercentInput(props: ComponentProps<'input'>) {
  return <TextInput {...props} inputMode="decimal" autoComplete="off" suffix="%" className="tabular-nums" />;
}
