import { useTranslation } from '#web/lib/useTranslation.tsx';

const WORDS = {
  'Lead Teacher': 'leadTeacher',
  'Assistant Teacher': 'assistantTeacher',
  Nurse: 'nurse',
  Director: 'director',
  'Support Staff': 'supportStaff',
} as const;

const isKnown = (role: string): role is keyof typeof WORDS => Object.hasOwn(WORDS, role);

/** Names a role in the reader's language; it is sent and kept by its English name (staff-2). */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation();
  return (role) => (isKnown(role) ? t(`shell.roles.${WORDS[role]}`) : role);
}
