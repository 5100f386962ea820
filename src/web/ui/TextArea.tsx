import { clsx } from 'clsx';
import { type ComponentProps, type CSSProperties, type InputEvent, useEffect, useRef } from 'react';
import { useFieldControl } from './fieldContext.ts';
import { useJoinedRef } from './useJoinedRef.ts';

/** Grows with what is written into it, up to 60 % of the window. */
export function TextArea({
  minRows = 3,
  className,
  ref,
  onInput,
  ...rest
}: ComponentProps<'textarea'> & { minRows?: number }) {
  const wiring = useFieldControl(rest);
  const own = useRef<HTMLTextAreaElement>(null);
  const joined = useJoinedRef(own, ref);
  useEffect(() => grow(own.current), []);
  return (
    <textarea
      {...rest}
      {...wiring}
      ref={joined}
      style={{ '--rows': minRows } as CSSProperties}
      className={clsx('control', className)}
      onInput={(event: InputEvent<HTMLTextAreaElement>) => {
        grow(event.currentTarget);
        onInput?.(event);
      }}
    />
  );
}

/** For browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}
