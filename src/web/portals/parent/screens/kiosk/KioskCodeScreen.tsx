import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { confirmKioskCode, kioskCode } from '#web/domains/kiosk/queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { HOMES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';

/** After the tablet's code was scanned: says that it is the guardian who stands before it. */
export function KioskCodeScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const { data, error } = useQuery({ ...kioskCode(code), retry: false, staleTime: Number.POSITIVE_INFINITY });
  const { mutate: confirm, isPending, isSuccess, error: refused } = useMutation(confirmKioskCode);
  const problem = refused ?? (data ? null : error);
  return (
    <ParentPage title={t('kioskPin.code.title')}>
      <Card>
        <div className="flex flex-col gap-4">
          {isSuccess ? (
            <p role="status" className="flex items-center gap-3 font-semibold text-lg">
              <CircleCheck className="size-7 shrink-0 text-success" />
              {t('kioskPin.code.done')}
            </p>
          ) : problem ? (
            <Alert tone="error">{reasonOf(problem, t('kioskPin.failed'))}</Alert>
          ) : data ? (
            <>
              <p className="text-pretty font-semibold text-lg">{t('kioskPin.code.asking', { kiosk: data.kiosk })}</p>
              <p className="text-pretty text-ink-soft">{t('kioskPin.code.text')}</p>
              <Button
                size="large"
                busy={isPending}
                busyLabel={t('kioskPin.code.confirming')}
                onClick={() => confirm({ params: { code } })}
              >
                {t('kioskPin.code.confirm')}
              </Button>
            </>
          ) : (
            <SkeletonText label={t('kioskPin.code.loading')} lines={3} />
          )}
          <Button asChild variant="secondary">
            <Link to={HOMES.parent}>{t('kioskPin.code.back')}</Link>
          </Button>
        </div>
      </Card>
    </ParentPage>
  );
}
