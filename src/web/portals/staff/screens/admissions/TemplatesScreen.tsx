import { useQuery } from '@tanstack/react-query';
import { MailPlus, Pencil, Trash2 } from 'lucide-react';
import { inquiryTemplates, removeTemplate } from '#web/domains/admissions/queries.ts';
import type { InquiryTemplate } from '#web/domains/admissions/rules.ts';
import { LANGUAGE_NAMES } from '#web/domains/preferences/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ManagementPage } from '#web/portals/staff/layout/ManagementPage.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';

const InquiryTemplateDialog = lazyDialog(() => import('./InquiryTemplateDialog.tsx'));

/** The texts that staff keep for answers to families who ask (admissions-19). */
export function TemplatesScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery({ ...inquiryTemplates, enabled: can('admissions') });
  const editing = useDialog<InquiryTemplate | null>();
  if (!can('admissions')) return <NotForRole title={t('admissionsLetters.title')} />;
  return (
    <ManagementPage
      title={t('admissionsLetters.title')}
      subtitle={t('admissionsLetters.subtitle')}
      back={{ to: '/admissions', label: t('admissionsLetters.toInquiries') }}
      width="narrow"
      main={{
        icon: <MailPlus className="size-5" />,
        children: t('admissionsLetters.add'),
        onClick: () => editing.open(null),
        ...InquiryTemplateDialog.near,
      }}
    >
      <Loaded
        query={read}
        failed={t('admissionsLetters.failed')}
        skeleton={<SkeletonText label={t('admissionsLetters.loading')} lines={5} />}
      >
        {({ templates }) => (
          <Card flush>
            {templates.length === 0 ? (
              <EmptyState
                level={2}
                icon={<MailPlus />}
                title={t('admissionsLetters.none')}
                action={<Button onClick={() => editing.open(null)}>{t('admissionsLetters.add')}</Button>}
              >
                {t('admissionsLetters.noneText')}
              </EmptyState>
            ) : (
              <ul className="divide-y divide-line">
                {templates.map((one) => (
                  <TemplateItem key={one.id} template={one} onEdit={() => editing.open(one)} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </Loaded>
      {editing.show((template, opened) => (
        <InquiryTemplateDialog template={template} {...opened} />
      ))}
    </ManagementPage>
  );
}

function TemplateItem({ template: { id, name, texts }, onEdit }: { template: InquiryTemplate; onEdit(): void }) {
  const { t } = useTranslation();
  const { run } = useAction(removeTemplate, {
    done: t('admissionsLetters.removed'),
    failed: t('admissionsLetters.notRemoved'),
  });
  return (
    <li className="flex items-start gap-3 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">{texts.map(({ language }) => LANGUAGE_NAMES[language]).join(', ')}</p>
      </div>
      <MoreMenu label={t('admissionsLetters.moreOf', { name })}>
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          {t('admissionsLetters.edit')}
        </MenuItem>
        <MenuItem
          icon={<Trash2 />}
          danger
          onSelect={() =>
            confirmDelete({
              title: t('admissionsLetters.removeTitle', { name }),
              text: t('admissionsLetters.removeText'),
              label: t('admissionsLetters.remove'),
              doDelete: () => run({ params: { id } }),
            })
          }
        >
          {t('admissionsLetters.remove')}
        </MenuItem>
      </MoreMenu>
    </li>
  );
}
