import type { FieldErrors } from 'react-hook-form';
import { reasonOf } from '../../lib/errors.ts';
import { firstMessage } from '../../lib/formErrors.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { toast } from '../../ui/toast.ts';

/** What is said of a report: that it is saved, that it was refused and why, or what its form still lacks. */
export function useReportNotices(kind: 'reports' | 'incidents') {
  const { t } = useTranslation();
  return {
    saved: () => toast({ title: t(`${kind}.saved`), variant: 'success' }),
    failed: (error: unknown) =>
      toast({ title: t('shell.error'), description: reasonOf(error, t(`${kind}.failed`)), variant: 'error' }),
    incomplete: (invalid: FieldErrors) =>
      toast({ title: t(`${kind}.validation`), description: firstMessage(invalid), variant: 'error' }),
  };
}
