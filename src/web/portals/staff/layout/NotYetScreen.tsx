import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StandIn } from './StandIn.tsx';

/** A screen that a later version brings. */
export function NotYetScreen({ title }: { title: string }) {
  return <StandIn title={title} icon={<Hammer />} text={useTranslation().t('shell.notYet.text')} />;
}
