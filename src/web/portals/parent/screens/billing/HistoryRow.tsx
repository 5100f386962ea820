import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/IconButton.tsx';

type HistoryRowProps = {
  title: string;
  /** What else is known of it, in short. */
  facts: readonly string[];
  amount: string;
  badge?: ReactNode;
  downloadLabel: string;
  onDownload(): void;
};

export function HistoryRow({ title, facts, amount, badge, downloadLabel, onDownload }: HistoryRowProps) {
  return (
    <li className="flex items-center gap-2.5 py-3 ps-4 pe-2 sm:gap-4 sm:ps-5 sm:pe-3">
      <div className="flex min-w-0 flex-1 items-start justify-between gap-3 sm:items-center sm:gap-5">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium">{title}</p>
          <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
            {facts.map((fact) => (
              <span key={fact} className="wrap-anywhere">
                {fact}
              </span>
            ))}
          </p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row-reverse sm:items-center sm:gap-4">
          <p className="text-end font-semibold tabular-nums sm:min-w-24">{amount}</p>
          {badge}
        </div>
      </div>
      <IconButton label={downloadLabel} onClick={onDownload}>
        <Download />
      </IconButton>
    </li>
  );
}
