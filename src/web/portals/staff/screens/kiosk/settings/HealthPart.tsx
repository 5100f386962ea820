import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changeKioskSettings, kioskSettings } from '#web/domains/kiosk/queries.ts';
import type { ReplyOf } from '#web/lib/api.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';

/** What guardians are asked about health when they bring a child. */
export function HealthPart() {
  const { t } = useTranslation();
  const query = useQuery(kioskSettings);
  return (
    <Card as="section" title={t('kioskManagement.health.title')}>
      <Loaded query={query} failed={t('kioskManagement.loadFailed')} skeleton={<SkeletonText lines={3} />}>
        {(data) => <HealthForm settings={data} />}
      </Loaded>
    </Card>
  );
}

function HealthForm({ settings }: { settings: ReplyOf<'GET /api/center/kiosk'> }) {
  const { t } = useTranslation();
  const { mutate: change, isPending, error } = useMutation(changeKioskSettings);
  const [asksHealth, setAsks] = useState(settings.asksHealth);
  const [question, setQuestion] = useState(settings.healthQuestion ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    change(
      { body: { asksHealth, healthQuestion: question } },
      { onSuccess: () => toast({ variant: 'success', title: t('kioskManagement.health.saved') }) },
    );
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <Switch
        label={t('kioskManagement.health.ask')}
        checked={asksHealth}
        onChange={(event) => setAsks(event.currentTarget.checked)}
      />
      {asksHealth && (
        <Field label={t('kioskManagement.health.question')} hint={t('kioskManagement.health.hint')}>
          <TextInput
            value={question}
            maxLength={200}
            placeholder={t('kioskManagement.health.usual')}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
        </Field>
      )}
      {error && <Alert tone="error">{reasonOf(error, t('common.thatDidNotWork'))}</Alert>}
      <Button type="submit" className="self-end" busy={isPending} busyLabel={t('common.saving')}>
        {t('common.save')}
      </Button>
    </form>
  );
}
