import { Pencil } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import type { ChildFile } from './queries.ts';
import type { Reader } from './rules.ts';

const DetailsForm = lazyDialog(() => import('./forms/DetailsForm.tsx'));

/** What is spoken at home, what a child eats, and what it needs. */
export function FileDetails({ file, reader }: { file: ChildFile; reader: Reader }) {
  const { t } = useTranslation();
  const form = useDialog();
  const shown = (text: string) =>
    text === '' ? (
      <span className="text-ink-soft">{t('childFile.nothing')}</span>
    ) : (
      <Private className="wrap-anywhere whitespace-pre-line">{text}</Private>
    );
  return (
    <Card as="section" title={t('childFile.details.title')}>
      <DescriptionList
        items={[
          { term: t('childFile.details.languages'), detail: shown(file.languages.join(', ')) },
          { term: t('childFile.details.diet'), detail: shown(file.diet ?? '') },
          { term: t('childFile.details.specialNeeds'), detail: shown(file.specialNeeds ?? '') },
        ]}
      />
      {reader.changes && (
        <Button
          variant="secondary"
          className="mt-4"
          icon={<Pencil />}
          aria-label={t('childFile.details.edit')}
          onClick={() => form.open()}
          {...DetailsForm.near}
        >
          {t('common.edit')}
        </Button>
      )}
      {form.show((_, opened) => (
        <DetailsForm file={file} isGuardian={reader.isGuardian} {...opened} />
      ))}
    </Card>
  );
}
