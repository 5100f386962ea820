import { useMutation, useQuery } from '@tanstack/react-query';
import { centerPasswords, refusePasswordsFor } from '#web/domains/security/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';

const CHOICES = ['nobody', 'staff', 'everybody'] as const;

/** To whom passwords on the list of the most used are refused. */
export function CommonPasswords({ attempt }: { attempt(work: () => Promise<unknown>): Promise<void> }) {
  const { t } = useTranslation();
  const query = useQuery({ ...centerPasswords, staleTime: 0 });
  const { mutateAsync: refuse, isPending } = useMutation(refusePasswordsFor);
  const choose = (value: string) => {
    const refusedFor = CHOICES.find((choice) => choice === value);
    if (!refusedFor || isPending) return;
    void attempt(async () => {
      await refuse({ body: { refusedFor } });
      toast({ variant: 'success', title: t('security.common.saved') });
    });
  };
  return (
    <Card>
      <Loaded query={query} failed={t('common.theListCouldNotBeLoaded')} skeleton={<SkeletonText lines={3} />}>
        {({ refusedFor }) => (
          <Field group label={t('security.common.title')} hint={t('security.common.hint')}>
            <RadioCards
              name="refusedFor"
              columns="row"
              value={refusedFor}
              onChange={choose}
              options={CHOICES.map((value) => ({ value, label: t(`security.common.${value}`) }))}
            />
          </Field>
        )}
      </Loaded>
    </Card>
  );
}
