import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { FormDetails } from '#web/domains/forms/library.ts';
import { formVersion } from '#web/domains/forms/staff-queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { type Opened, useDialog } from '#web/ui/useDialog.tsx';
import { ReadForm } from '../ReadForm.tsx';

type Version = FormDetails['versions'][number];

/** What was published, with its hash, and the way to what it said. */
export function Versions({ form: { id, versions } }: { form: FormDetails }) {
  const { t } = useTranslation();
  const reading = useDialog<Version>();
  if (versions.length === 0) return null;
  return (
    <Card as="section" title={t('formsBuilder.versions.title')} description={t('formsBuilder.versions.text')}>
      <ul className="divide-y divide-line">
        {versions.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium">{t('formsBuilder.versions.number', { number: version.number })}</p>
              <p className="text-ink-soft text-sm">
                {version.publishedBy
                  ? t('formsBuilder.versions.by', {
                      when: formatInstant(version.publishedAt),
                      name: version.publishedBy,
                    })
                  : formatInstant(version.publishedAt)}
              </p>
              <p className="wrap-anywhere font-mono text-ink-soft text-xs">
                <span className="sr-only">{t('formsBuilder.versions.hash')} </span>
                {version.hash}
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              icon={<Eye className="size-4" />}
              aria-label={t('formsBuilder.versions.readNumber', { number: version.number })}
              onClick={() => reading.open(version)}
            >
              {t('formsBuilder.versions.read')}
            </Button>
          </li>
        ))}
      </ul>
      {reading.show((version, opened) => (
        <VersionDialog formId={id} version={version} {...opened} />
      ))}
    </Card>
  );
}

function VersionDialog({ formId, version, ...opened }: Opened & { formId: number; version: Version }) {
  const { t } = useTranslation();
  const read = useQuery(formVersion(formId, version.id));
  return (
    <Dialog {...opened} size="large" title={t('formsBuilder.versions.number', { number: version.number })}>
      <Loaded
        query={read}
        failed={(error) => reasonOf(error, t('formsBuilder.versions.failed'))}
        skeleton={<SkeletonText label={t('formsBuilder.loading')} lines={8} />}
      >
        {({ body }) => <ReadForm body={body} />}
      </Loaded>
    </Dialog>
  );
}
