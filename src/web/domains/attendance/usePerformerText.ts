import { useTranslation } from '#web/lib/useTranslation.tsx';
import { capitalised, type Performer } from './performers.ts';

interface PerformerText {
  readonly label: string;
  readonly hint?: string;
}

/** How a performer is offered: the person by name (attendance-9). */
export function usePerformerText(): (performer: Performer) => PerformerText {
  const { t } = useTranslation();
  return ({ kind, name, relationship }) => {
    if (kind === 'parent' && name) return { label: name, ...(relationship && { hint: capitalised(relationship) }) };
    if (kind === 'emergency' && name) return { label: name, hint: t('attendance.performer.emergency') };
    return { label: t(`attendance.performer.${kind}`) };
  };
}
