import type { ReactNode } from 'react';

/** Rows of a card: what it is, and what can be done with it. */
export const Rows = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul aria-label={label} className="flex flex-col divide-y divide-line">
    {children}
  </ul>
);

type RowProps = { icon?: ReactNode; title: ReactNode; detail?: ReactNode; note?: ReactNode; children?: ReactNode };

export const Row = ({ icon, title, detail, note, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-4 py-3.5 sm:px-5">
    {icon && (
      <span className="grid size-10 shrink-0 place-content-center rounded-md bg-action-soft text-action-soft-ink [&_svg]:size-5">
        {icon}
      </span>
    )}
    <div className="min-w-0 flex-1 basis-36">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">{title}</p>
      {detail && <p>{detail}</p>}
      {note && <p className="text-ink-soft text-sm">{note}</p>}
    </div>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </li>
);
