import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './fieldContext.ts';

type TextInputProps = ComponentProps<'input'> & { icon?: ReactNode; suffix?: ReactNode };

export function TextInput({ icon, suffix, className, type = 'text', ...rest }: TextInputProps) {
  const wiring = useFieldControl(rest);
  const input = (
    <input
      type={type}
      className={clsx('control', icon && 'ps-11', suffix && 'pe-12', className)}
      {...rest}
      {...wiring}
    />
  );
  if (!icon && !suffix) return input;
  return (
    <span className="relative block">
      {icon && (
        <span className="pointer-events-none absolute inset-y-0 start-0 grid w-11 place-content-center text-ink-faint [&_svg]:size-5">
          {icon}
        </span>
      )}
      {input}
      {suffix && <span className="absolute inset-y-0 end-0 flex items-center pe-3.5 text-ink-soft">{suffix}</span>}
    </span>
  );
}
