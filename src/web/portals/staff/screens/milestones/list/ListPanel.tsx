import { useMutation, useQuery } from '@tanstack/react-query';
import { ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { CategoryMark } from '../../../../../domains/milestones/CategoryMark.tsx';
import { categories, changeCategory, changeTemplate, templates } from '../../../../../domains/milestones/queries.ts';
import type { Category, Template } from '../../../../../domains/milestones/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { Switch } from '../../../../../ui/Switch.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TemplateRow } from './TemplateRow.tsx';

type Opened =
  | { kind: 'category'; of: Category | undefined }
  | { kind: 'template'; of: Template | undefined; in: number };

/** What there is to achieve, by area: the starter set and the center's own. */
export default function ListPanel() {
  const { t } = useTranslation();
  const areas = useQuery(categories);
  const list = useQuery(templates);
  const [opened, setOpened] = useState<Opened>();
  const useCategory = useMutation(changeCategory);
  const useTemplate = useMutation(changeTemplate);
  const failed = (error: unknown) =>
    toast({ title: t('shell.error'), description: reasonOf(error, t('milestones.child.notSaved')), variant: 'error' });

  if (!areas.data || !list.data) {
    return areas.isError || list.isError ? (
      <Alert
        tone="error"
        retry={{ label: t('shell.tryAgain'), onRetry: () => void Promise.all([areas.refetch(), list.refetch()]) }}
      >
        {t('milestones.failed')}
      </Alert>
    ) : (
      <ListSkeleton label={t('milestones.loading')} />
    );
  }
  const close = () => setOpened(undefined);
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-pretty text-ink-soft">{t('milestones.manage.text')}</p>
        <Button
          variant="secondary"
          icon={<ListPlus aria-hidden="true" />}
          onClick={() => setOpened({ kind: 'category', of: undefined })}
        >
          {t('milestones.manage.addCategory')}
        </Button>
      </div>
      {areas.data.map((category) => (
        <Card
          key={category.id}
          as="section"
          flush
          title={
            <span className="flex items-center gap-3">
              <CategoryMark category={category} />
              {category.name}
              {!category.isActive && <Badge>{t('milestones.manage.unused')}</Badge>}
            </span>
          }
          description={category.description}
          action={
            <Button
              variant="quiet"
              size="small"
              aria-label={t('milestones.manage.editOf', { name: category.name })}
              onClick={() => setOpened({ kind: 'category', of: category })}
            >
              {t('milestones.manage.edit')}
            </Button>
          }
        >
          <div className="px-4 sm:px-5">
            <Switch
              label={t('milestones.manage.use')}
              aria-label={t('milestones.manage.useOf', { name: category.name })}
              checked={category.isActive}
              disabled={useCategory.isPending}
              onChange={(event) =>
                useCategory.mutate(
                  { params: { id: category.id }, body: { isActive: event.target.checked, version: category.version } },
                  { onError: failed },
                )
              }
            />
          </div>
          {category.isActive && (
            <>
              <ul className="divide-y divide-line border-line border-t">
                {list.data
                  .filter(({ categoryId }) => categoryId === category.id)
                  .map((template) => (
                    <TemplateRow
                      key={template.id}
                      template={template}
                      busy={useTemplate.isPending}
                      onEdit={() => setOpened({ kind: 'template', of: template, in: category.id })}
                      onUse={(isActive) =>
                        useTemplate.mutate(
                          { params: { id: template.id }, body: { isActive, version: template.version } },
                          { onError: failed },
                        )
                      }
                    />
                  ))}
              </ul>
              <div className="border-line border-t p-2 sm:px-3">
                <Button
                  variant="quiet"
                  size="small"
                  icon={<Plus aria-hidden="true" />}
                  aria-label={t('milestones.manage.addTo', { name: category.name })}
                  onClick={() => setOpened({ kind: 'template', of: undefined, in: category.id })}
                >
                  {t('milestones.manage.add')}
                </Button>
              </div>
            </>
          )}
        </Card>
      ))}
      {opened?.kind === 'category' && <CategoryDialog key={opened.of?.id} category={opened.of} onDone={close} />}
      {opened?.kind === 'template' && (
        <TemplateDialog
          key={opened.of?.id}
          template={opened.of}
          categoryId={opened.in}
          categories={areas.data}
          onDone={close}
        />
      )}
    </div>
  );
}
