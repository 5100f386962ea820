import { useEffect, useRef } from 'react';
import type { CameraTest } from '#web/domains/cameras/rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import type { ConnectionTest } from './useConnectionTest.ts';

/** What the connection test found, with what to change; it comes into view by itself. */
export function TestFindings({ test: { findings, error, isTesting } }: { test: ConnectionTest }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const isSaid = isTesting || findings !== undefined || error !== null;
  useEffect(() => {
    if (isSaid) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isSaid]);
  return (
    <div ref={place} className="grid gap-3">
      {isTesting && <Alert>{t('cameras.test.running')}</Alert>}
      {error && <Alert tone="warning">{reasonOf(error, t('cameras.test.failed'))}</Alert>}
      {findings?.problem && (
        <Alert tone="warning" title={findings.problem.message}>
          {findings.problem.advice} {t('cameras.test.saveAnyway')}
        </Alert>
      )}
      {findings && !findings.problem && (
        <Alert tone="success" title={t('cameras.test.passed')}>
          {findings.picture && <Facts picture={findings.picture} />}
        </Alert>
      )}
      {findings?.warnings.map(({ code, message, advice }) => (
        <Alert key={code} title={message}>
          {advice}
        </Alert>
      ))}
    </div>
  );
}

function Facts({
  picture: { codec, width, height, keyframeSeconds },
}: {
  picture: NonNullable<CameraTest['picture']>;
}) {
  const { t } = useTranslation();
  return (
    <>
      {width && height
        ? t('cameras.test.picture', { codec: codec.toUpperCase(), width, height })
        : t('cameras.test.codec', { codec: codec.toUpperCase() })}{' '}
      {keyframeSeconds !== null && t('cameras.test.keyframes', { count: Math.round(keyframeSeconds * 10) / 10 })}
    </>
  );
}
