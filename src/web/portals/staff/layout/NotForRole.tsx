import { Lock } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StandIn } from './StandIn.tsx';

/** A screen that the reader's role does not include: said plainly instead of a failed list. */
export function NotForRole({ title }: { title: string }) {
  return <StandIn title={title} icon={<Lock />} text={useTranslation().t('shell.failure.refused')} />;
}
