import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';

type SettingsCardProps = { title: string; description?: string; children: ReactNode };

/** A few settings that belong together; switches part themselves by lines. */
export function SettingsCard({ title, description, children }: SettingsCardProps) {
  return (
    <Card as="section" title={title} description={description}>
      <div className="flex flex-col gap-5">{children}</div>
    </Card>
  );
}

export const switchesLook = 'flex flex-col divide-y divide-line';
