import { useQuery } from '@tanstack/react-query';
import { ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { CategoryMark } from '#web/domains/milestones/CategoryMark.tsx';
import { categories, changeCategory, changeTemplate, templates } from '#web/domains/milestones/queries.ts';
import type { Category, Template } from '#web/domains/milestones/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { together } from '#web/ui/together.ts';
import { useAction } from '#web/ui/useAction.ts';
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
  const failed = t('milestones.child.notSaved');
  const useCategory = useAction(changeCategory, { failed });
  const useTemplate = useAction(changeTemplate, { failed });
  const close = () => setOpened(undefined);
  return (
    <Loaded
      query={together({ areas, list })}
      failed={t('milestonesGrowth.failed')}
      skeleton={<ListSkeleton label={t('milestonesGrowth.loading')} />}
    >
      {({ areas, list }) => (
        <div className="flex flex-col gap-4 sm:gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose text-pretty text-ink-soft">{t('milestones.manage.text')}</p>
            <Button
              variant="secondary"
              icon={<ListPlus />}
              onClick={() => setOpened({ kind: 'category', of: undefined })}
            >
              {t('milestones.manage.addCategory')}
            </Button>
          </div>
          {areas.map((category) => (
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
                  {t('common.edit')}
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
                    useCategory.run({
                      params: { id: category.id },
                      body: { isActive: event.target.checked, version: category.version },
                    })
                  }
                />
              </div>
              {category.isActive && (
                <>
                  <ul className="divide-y divide-line border-line border-t">
                    {list
                      .filter(({ categoryId }) => categoryId === category.id)
                      .map((template) => (
                        <TemplateRow
                          key={template.id}
                          template={template}
                          busy={useTemplate.isPending}
                          onEdit={() => setOpened({ kind: 'template', of: template, in: category.id })}
                          onUse={(isActive) =>
                            useTemplate.run({
                              params: { id: template.id },
                              body: { isActive, version: template.version },
                            })
                          }
                        />
                      ))}
                  </ul>
                  <div className="border-line border-t p-2 sm:px-3">
                    <Button
                      variant="quiet"
                      size="small"
                      icon={<Plus />}
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
              categories={areas}
              onDone={close}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}
