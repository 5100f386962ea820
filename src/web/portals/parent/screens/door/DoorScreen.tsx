import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { confirmDoorCode, doorCode } from '../../../../domains/door/queries.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { HOMES } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { SkeletonText } from '../../../../ui/Skeleton.tsx';
import { Page } from '../../layout/Page.tsx';

/** After the tablet's code was scanned: says that it is the guardian who stands before it. */
export function DoorScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const { data, error } = useQuery({ ...doorCode(code), retry: false, staleTime: Number.POSITIVE_INFINITY });
  const { mutate: confirm, isPending, isSuccess, error: refused } = useMutation(confirmDoorCode);
  const problem = refused ?? (data ? null : error);
  return (
    <Page title={t('ownPin.door.title')}>
      <Card>
        <div className="flex flex-col gap-4">
          {isSuccess ? (
            <p role="status" className="flex items-center gap-3 font-semibold text-lg">
              <CircleCheck className="size-7 shrink-0 text-success" aria-hidden="true" />
              {t('ownPin.door.done')}
            </p>
          ) : problem ? (
            <Alert tone="error">{reasonOf(problem, t('ownPin.failed'))}</Alert>
          ) : data ? (
            <>
              <p className="text-pretty font-semibold text-lg">{t('ownPin.door.asking', { kiosk: data.kiosk })}</p>
              <p className="text-pretty text-ink-soft">{t('ownPin.door.text')}</p>
              <Button
                size="large"
                busy={isPending}
                busyLabel={t('ownPin.door.confirming')}
                onClick={() => confirm({ params: { code } })}
              >
                {t('ownPin.door.confirm')}
              </Button>
            </>
          ) : (
            <div role="status" aria-label={t('ownPin.door.loading')}>
              <SkeletonText lines={3} />
            </div>
          )}
          <Button asChild variant="secondary">
            <Link to={HOMES.parent}>{t('ownPin.door.back')}</Link>
          </Button>
        </div>
      </Card>
    </Page>
  );
}
