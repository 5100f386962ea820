import { clsx } from 'clsx';
import { useState } from 'react';
import { HUE_LOOKS, type Hue } from './hue.ts';

type AvatarProps = {
  name: string;
  hue?: Hue;
  src?: string;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Says the name to screen readers, where it is not written beside. */
  labelled?: boolean;
  className?: string;
};

/** The photo, or the initials on a soft hue when there is none or it cannot be shown. */
export function Avatar({ name, hue = 8, src, size = 'medium', labelled, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const look = clsx('shrink-0 select-none rounded-full', sizes[size], className);
  if (src && src !== failed) {
    return (
      <img
        src={src}
        alt={labelled ? name : ''}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
        className={clsx('bg-sunken object-cover', look)}
      />
    );
  }
  return (
    <span
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={clsx(
        'grid place-content-center font-semibold leading-none tracking-wide forced-colors:border',
        HUE_LOOKS[hue],
        look,
      )}
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
}

const sizes = {
  small: 'size-8 text-xs',
  medium: 'size-10 text-sm',
  large: 'size-14 text-lg',
  huge: 'size-20 text-2xl',
};
