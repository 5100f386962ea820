import type { ComponentProps } from 'react';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';
import { StaffPage } from './StaffPage.tsx';

type ManagementPageProps = Omit<ComponentProps<typeof StaffPage>, 'actions'> & {
  /** What people mostly come for: in the header, and on phones at the thumb; left out for those who may not. */
  main: ButtonProps | false;
};

/** A staff screen where something is managed, with its main action. */
export function ManagementPage({ main, children, ...page }: ManagementPageProps) {
  return (
    <StaffPage {...page} actions={main && <Button className="max-sm:hidden" {...main} />}>
      {children}
      {main && (
        <ActionBar className="sm:hidden">
          <Button className="w-full" {...main} />
        </ActionBar>
      )}
    </StaffPage>
  );
}
