import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/** An address of somebody else, unless `autoComplete` says that it is one's own; taken as it is typed. */
export function EmailInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...props} type="email" />;
}
