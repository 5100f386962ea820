import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { EmptyState } from './EmptyState.tsx';

type NoneFoundProps = { title: string; children: ReactNode; showAll: string; onShowAll(): void };

/** Stands in a list's place when nothing fits what it was narrowed down to, with the way back to all of it. */
export function NoneFound({ title, children, showAll, onShowAll }: NoneFoundProps) {
  return (
    <Card>
      <EmptyState
        level={2}
        icon={<SearchX />}
        title={title}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {showAll}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}
