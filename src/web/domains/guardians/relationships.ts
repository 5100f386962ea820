import { useTranslation } from '#web/lib/useTranslation.tsx';
import { RELATIONSHIPS } from './rules.ts';

/** What a guardian is to a child, in words; what a family wrote itself stays as written. */
export function useRelationshipWord(): (relationship: string) => string {
  const { t } = useTranslation();
  return (relationship) => {
    const known = RELATIONSHIPS.find((one) => one === relationship);
    return known ? t(`children.relationships.${known}`) : relationship.charAt(0).toUpperCase() + relationship.slice(1);
  };
}
