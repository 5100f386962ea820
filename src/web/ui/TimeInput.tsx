import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/** The device's own time picker; the value is HH:MM. */
export function TimeInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput {...props} type="time" />;
}
