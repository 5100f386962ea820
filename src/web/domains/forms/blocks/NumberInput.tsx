import { useState } from 'react';
import { TextInput } from '#web/ui/TextInput.tsx';
import { numberTyped } from '../rules.ts';

type NumberInputProps = {
  value: unknown;
  /** Digits after the point. */
  decimals: number;
  onChange(value: number | string | undefined): void;
};

/** A number, typed with a point or a comma; what is typed stays as it is while it is no number yet. */
export function NumberInput({ value, decimals, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const given = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const isTyped = numberTyped(typed, decimals) === numberTyped(given, decimals);
  return (
    <TextInput
      className="sm:max-w-56"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={20}
      value={isTyped ? typed : given}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberTyped(target.value, decimals));
      }}
    />
  );
}
