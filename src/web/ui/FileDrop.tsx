import { clsx } from 'clsx';
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';

type FileDropProps = {
  icon: ReactNode;
  label: string;
  hint: string;
  /** As a file input's. */
  accept: string;
  multiple?: boolean;
  onFiles(files: File[]): void;
  /** Another way to come by a file, within the place where files are dropped. */
  children?: ReactNode;
};

/** Files, chosen or dropped. What is dropped may be anything: whoever takes the files looks at them. */
export function FileDrop({ icon, label, hint, accept, multiple = false, onFiles, children }: FileDropProps) {
  const [over, setOver] = useState(false);
  const take = (files: Iterable<File> | null) => {
    const all = [...(files ?? [])];
    if (all.length > 0) onFiles(multiple ? all : all.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the input inside is everybody's
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="grid gap-3"
    >
      <FileLabel
        accept={accept}
        multiple={multiple}
        onFiles={take}
        className={clsx(
          'flex py-7',
          over ? 'border-action bg-action-soft' : 'border-line-strong hover:border-action hover:bg-sunken',
        )}
      >
        <span className="mb-1 text-action [&_svg]:size-7" aria-hidden="true">
          {icon}
        </span>
        <span className="font-semibold">{label}</span>
        <span className="text-ink-soft text-sm">{hint}</span>
      </FileLabel>
      {children}
    </div>
  );
}

type FileLabelProps = {
  accept: string;
  multiple?: boolean;
  /** The device's camera instead of its files. */
  capture?: 'environment';
  className: string;
  onFiles(files: File[]): void;
  children: ReactNode;
};

/** A place to press for a file. */
export function FileLabel({ className, onFiles, children, ...input }: FileLabelProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file, taken out again or corrected, must be a change.
    event.target.value = '';
  };
  return (
    <label className={clsx(look, className)}>
      {children}
      <input {...input} type="file" className="absolute inset-0 cursor-pointer opacity-0" onChange={choose} />
    </label>
  );
}

const look = clsx(
  'relative cursor-pointer flex-col items-center gap-1.5 rounded-lg border-2 border-dashed px-6 text-center transition-colors',
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
);
