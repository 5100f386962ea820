import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';

type SearchInputProps = {
  value: string;
  onChange(value: string): void;
  label: string;
  /** Stands in it while it is empty; the label unless told. */
  placeholder?: string;
  className?: string;
};

/** Escape or the cross empties it. */
export function SearchInput({ value, onChange, label, placeholder = label, className }: SearchInputProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={clsx('relative', className)}>
      <Search className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-faint" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value && clear()}
        className="control px-11"
      />
      {value && (
        <button
          type="button"
          aria-label={t('shell.clearSearch')}
          onClick={clear}
          className="absolute inset-y-0 end-0 grid w-11 place-content-center rounded-md text-ink-soft hover:text-ink"
        >
          <X className="size-5" />
        </button>
      )}
    </div>
  );
}
