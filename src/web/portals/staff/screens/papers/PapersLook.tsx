import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { Link } from 'react-router';
import { teamPapers } from '#web/domains/papers/queries.ts';
import { isOpen } from '#web/domains/papers/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Says how many papers of the team are missing, and leads to all of them: for those who keep them. */
export function PapersLook() {
  const { t } = useTranslation();
  const { data } = useQuery(teamPapers);
  const count = data?.people.flatMap(({ asked }) => asked.filter(isOpen)).length ?? 0;
  const link = (
    <Button asChild variant="secondary" size="small" icon={<FileCheck />}>
      <Link to="/papers">{t('staff.papers.link')}</Link>
    </Button>
  );
  if (count === 0) return <p>{link}</p>;
  return <Alert tone="warning" title={t('staff.papers.open', { count })} action={link} />;
}
