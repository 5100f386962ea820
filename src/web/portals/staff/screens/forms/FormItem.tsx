import { Archive, ArchiveRestore, Download, Inbox, Send } from 'lucide-react';
import { Link } from 'react-router';
import type { FormEntry } from '#web/domains/forms/library.ts';
import { retireForm } from '#web/domains/forms/staff-queries.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { FormBadges } from './FormBadges.tsx';
import { useSaveFormFile } from './useSaveFormFile.ts';

type FormItemProps = { form: FormEntry; onSend(): void; onNearSend(): unknown };

/** A form in the library: what of it is published, and what can be done with it. */
export function FormItem({ form, onSend, onNearSend }: FormItemProps) {
  const { t } = useTranslation();
  const words = useFormWords();
  const save = useSaveFormFile();
  const { id, published, retiredAt } = form;
  const title = words(form.title);
  const { run } = useAction(retireForm, { failed: t('formsLibrary.notChanged') });
  const retire = (isRetired: boolean) =>
    run(
      { params: { id }, body: { isRetired } },
      { done: isRetired ? t('formsLibrary.retired') : t('formsLibrary.takenUp') },
    );
  return (
    <li className="flex items-center gap-3 px-4 py-3 sm:px-5">
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-1.5 md:flex-row md:items-center">
        <TextLink
          asChild
          quiet
          className="wrap-anywhere min-w-0 flex-1 font-semibold pointer-coarse:-my-1.5 pointer-coarse:py-2.5"
        >
          <Link to={`/forms/${id}`}>{title}</Link>
        </TextLink>
        <FormBadges form={form} />
      </div>
      <MoreMenu label={t('common.moreFor', { name: title })}>
        {published !== null && !retiredAt && (
          <MenuItem icon={<Send />} onSelect={onSend}>
            <span onPointerEnter={onNearSend}>{t('formsLibrary.send.button')}</span>
          </MenuItem>
        )}
        {published !== null && (
          <MenuItem asChild>
            <Link to={`/forms/requests?form=${id}`}>
              <Inbox aria-hidden="true" />
              {t('formsLibrary.requestsOf')}
            </Link>
          </MenuItem>
        )}
        <MenuItem icon={<Download />} onSelect={() => void save(id, title)}>
          {t('formsLibrary.export')}
        </MenuItem>
        {retiredAt ? (
          <MenuItem icon={<ArchiveRestore />} onSelect={() => void retire(false)}>
            {t('formsLibrary.takeUp')}
          </MenuItem>
        ) : (
          <MenuItem
            icon={<Archive />}
            onSelect={() =>
              confirmFirst({
                title: t('formsLibrary.retireTitle', { title }),
                text: t('formsLibrary.retireText'),
                label: t('formsLibrary.retire'),
                act: () => retire(true),
              })
            }
          >
            {t('formsLibrary.retire')}
          </MenuItem>
        )}
      </MoreMenu>
    </li>
  );
}
