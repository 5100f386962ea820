import { Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import type { ChildFile } from './queries.ts';
import type { Reader } from './rules.ts';

const CustodyForm = lazyDialog(() => import('./forms/CustodyForm.tsx'));

/** What a court or a family says of custody. */
export function CustodyPart({ file, reader, order }: { file: ChildFile; reader: Reader; order: ReactNode }) {
  const { t } = useTranslation();
  const form = useDialog();
  const { custody } = file;
  return (
    <Card
      as="section"
      title={t('childFile.custody.title')}
      description={t(reader.isGuardian ? 'childFile.custody.forGuardian' : 'childFile.custody.text')}
    >
      {custody ? (
        <>
          <p className="wrap-anywhere whitespace-pre-line">
            <Private>{custody.note}</Private>
          </p>
          {!reader.isGuardian && (
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
              {custody.saidBy && t('childFile.saidBy', { name: custody.saidBy })}
              <Badge icon={null}>{t(custody.isShared ? 'childFile.custody.shared' : 'childFile.custody.kept')}</Badge>
            </p>
          )}
        </>
      ) : (
        <p className="text-ink-soft">{t('childFile.nothing')}</p>
      )}
      {order}
      <Button
        variant="secondary"
        className="mt-4"
        icon={custody ? <Pencil /> : <Plus />}
        onClick={() => form.open()}
        {...CustodyForm.near}
      >
        {t(custody ? 'childFile.custody.edit' : 'childFile.custody.add')}
      </Button>
      {form.show((_, opened) => (
        <CustodyForm file={file} isGuardian={reader.isGuardian} {...opened} />
      ))}
    </Card>
  );
}
