import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/** The device's own date picker; the value is YYYY-MM-DD. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput {...props} type="date" />;
}
