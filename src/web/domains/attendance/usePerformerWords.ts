import { useTranslation } from '../../lib/useTranslation.tsx';
import { capitalised, type Performer } from './performers.ts';

interface PerformerWords {
  readonly label: string;
  readonly hint?: string;
}

/** How a performer is offered: the person by name, or 'To be collected' where no name is known (DECISIONS row 11). */
export function usePerformerWords(): (performer: Performer, relationship?: string) => PerformerWords {
  const { t } = useTranslation();
  const unknown = t('children.toBeCollected');
  return ({ kind, name }, relationship) => {
    switch (kind) {
      case 'parent':
        return {
          label: name ?? t('attendance.performer.parent'),
          hint: [relationship && capitalised(relationship), name ? undefined : unknown].filter(Boolean).join(' · '),
        };
      case 'emergency':
        return {
          label: name ?? t('attendance.performer.emergency'),
          hint: name ? t('attendance.performer.emergency') : unknown,
        };
      default:
        return { label: t(`attendance.performer.${kind}`) };
    }
  };
}
