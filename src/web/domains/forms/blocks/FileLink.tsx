import { Paperclip } from 'lucide-react';
import { Private } from '#web/ui/Private.tsx';
import { useFormFiles } from '../FormFiles.tsx';

/** A file that was given, to open; by its name alone where nobody can. */
export function FileLink({ file }: { file: { id: number; name: string } }) {
  const files = useFormFiles();
  const name = (
    <>
      <Paperclip className="size-4.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 truncate">
        <Private>{file.name}</Private>
      </span>
    </>
  );
  if (!files) return <span className="flex min-w-0 items-center gap-2 font-medium">{name}</span>;
  return (
    <a
      href={files.hrefOf(file.id)}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-11 min-w-0 items-center gap-2 font-medium text-action underline decoration-1 underline-offset-3"
    >
      {name}
    </a>
  );
}
