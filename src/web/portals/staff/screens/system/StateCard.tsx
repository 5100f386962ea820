import { isLow, type SystemState, sayBytes } from '#web/domains/system/rules.ts';
import { localeOf } from '#web/lib/locale.ts';
import type { Translate } from '#web/lib/texts.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';

/** Version, files, mail, and disk and certificate where they are the reader's own. */
export function StateCard({ state }: { state: SystemState }) {
  const { t } = useTranslation();
  const { version, storage, mail, disk, certificate } = state;
  const isUnusable = certificate?.isOwn && !certificate.endsAt;
  const say = (bytes: number) => sayBytes(bytes, localeOf(document.documentElement.lang));
  return (
    <Card as="section" title={t('system.title')}>
      <div className="flex flex-col gap-4">
        {disk && isLow(disk) && <Alert tone="warning">{t('system.diskLow')}</Alert>}
        {certificate?.isEnding && <Alert tone="warning">{t('system.certificateEnding')}</Alert>}
        {isUnusable && <Alert tone="warning">{t('system.certificateUnusable')}</Alert>}
        <DescriptionList
          items={[
            { term: t('system.version'), detail: version },
            {
              term: t('system.storage'),
              detail: t('system.of', { used: say(storage.used), most: say(storage.quota) }),
            },
            ...(disk
              ? [{ term: t('system.disk'), detail: t('system.free', { free: say(disk.free), size: say(disk.size) }) }]
              : []),
            ...(certificate && !isUnusable
              ? [{ term: t('system.certificate'), detail: certificateText(certificate, t) }]
              : []),
            { term: t('system.mail'), detail: mailText(mail, t) },
          ]}
        />
      </div>
    </Card>
  );
}

const certificateText = ({ endsAt }: NonNullable<SystemState['certificate']>, t: Translate): string =>
  endsAt ? t('system.certificateUntil', { at: formatInstant(endsAt) }) : t('system.certificateProxy');

function mailText({ isSetUp, waiting, failed }: SystemState['mail'], t: Translate): string {
  return [
    isSetUp ? t('system.mailFine') : t('system.mailNone'),
    ...(waiting > 0 ? [t('system.mailWaiting', { n: waiting })] : []),
    ...(failed > 0 ? [t('system.mailFailed', { n: failed })] : []),
  ].join(' · ');
}
