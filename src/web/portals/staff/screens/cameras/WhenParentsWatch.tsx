import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { parentViewing } from '#web/domains/cameras/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';

/** The center's setting of when parents may watch, with the way to change it. */
export function WhenParentsWatch({ onChange }: { onChange(): void }) {
  const { t } = useTranslation();
  const { data } = useQuery(parentViewing);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <UsersRound className="size-6 shrink-0 text-action max-sm:hidden" />
        <div className="min-w-0 flex-1 basis-64">
          <Heading level={2} size="small">
            {t('cameras.parents.title')}
          </Heading>
          {data && <p className="text-ink-soft">{t(`cameras.parents.choices.${data.parentViewing}`)}</p>}
        </div>
        <Button
          variant="secondary"
          aria-label={t('cameras.parents.change')}
          className="max-sm:w-full"
          onClick={onChange}
        >
          {t('cameras.parents.button')}
        </Button>
      </div>
    </Card>
  );
}
