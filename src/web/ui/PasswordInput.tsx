import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useFieldControl } from './fieldContext.ts';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & { showLabel: string; hideLabel: string };

export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const wiring = useFieldControl(rest);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...wiring}
        type={shown ? 'text' : 'password'}
        className={clsx('control pe-12', className)}
      />
      <button
        type="button"
        aria-label={shown ? hideLabel : showLabel}
        aria-controls={wiring.id}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-11 place-content-center rounded-md text-ink-soft hover:text-ink"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </span>
  );
}
