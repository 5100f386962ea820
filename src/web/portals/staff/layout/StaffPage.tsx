import type { ReactNode } from 'react';
import { useScreenTitle } from '#web/layout/useScreenTitle.ts';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

type StaffPageProps = PageHeaderProps & {
  /** Narrow for forms and reading. */
  width?: 'wide' | 'narrow';
  children: ReactNode;
};

/** The skeleton of every staff screen: title for the browser's tab, header, and the content as the main landmark. */
export function StaffPage({ width = 'wide', children, ...header }: StaffPageProps) {
  useScreenTitle(header.title);
  return (
    <main
      id="content"
      tabIndex={-1}
      className={`mx-auto flex w-full flex-1 flex-col gap-4 px-4 pt-3 pb-10 outline-none max-sm:has-[[data-thumb-bar]:last-child]:pb-0 sm:gap-5 sm:px-6 ${widths[width]}`}
    >
      <PageHeader {...header} />
      {children}
    </main>
  );
}

const widths = { wide: 'max-w-7xl', narrow: 'max-w-3xl' };
