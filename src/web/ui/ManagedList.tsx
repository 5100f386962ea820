import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ManagedListProps<Row> = {
  /** Entries that fit what the list is narrowed to. */
  rows: readonly Row[];
  /** Stands in the place of it all when there is nothing to manage yet. */
  empty?: ReactNode;
  title?: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** Narrows the list down: a search, filters. */
  toolbar?: ReactNode;
  /** How much of the list is left, spoken while it is narrowed down. */
  found?: string | false | undefined;
  /** How many rows are drawn at a time. */
  page?: number;
  /** The words of the button that draws more, and a line above it. */
  more?: (shown: number) => { label: string; text?: string };
  /** What stands below the rows; more pages from the server. */
  foot?: ReactNode;
  children(rows: readonly Row[]): ReactNode;
};

/** A card with the rows of a management screen, what narrows them down, and the way to see more of them. */
export function ManagedList<Row>({
  rows,
  empty,
  title,
  action,
  toolbar,
  found,
  page = rows.length,
  more,
  foot,
  children,
}: ManagedListProps<Row>) {
  const [pages, setPages] = useState(1);
  const shown = Math.min(rows.length, page * pages);
  const isMore = more && shown < rows.length;
  return (
    <Card flush={!empty || title !== undefined} {...(title && { as: 'section', title })} action={action}>
      {empty || (
        <>
          {toolbar && <div className="p-4 sm:px-5">{toolbar}</div>}
          {found !== undefined && (
            <VisuallyHidden>
              <span role="status">{found}</span>
            </VisuallyHidden>
          )}
          {children(rows.slice(0, shown))}
          {isMore && <More {...more(shown)} onMore={() => setPages(pages + 1)} />}
          {foot}
        </>
      )}
    </Card>
  );
}

type MoreProps = {
  label: string;
  text?: string;
  onMore(): void;
  busy?: boolean;
  busyLabel?: string;
  children?: ReactNode;
};

/** The foot of a list that goes on. */
export function More({ label, text, onMore, children, ...busy }: MoreProps) {
  return (
    <div className="flex flex-col items-center gap-2 border-line border-t p-4">
      {text && <p className="text-ink-soft text-sm tabular-nums">{text}</p>}
      <Button variant="secondary" onClick={onMore} {...busy}>
        {label}
      </Button>
      {children}
    </div>
  );
}
