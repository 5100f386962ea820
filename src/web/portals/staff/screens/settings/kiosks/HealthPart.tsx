import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changeDoorSettings, doorSettings } from '../../../../../domains/door/queries.ts';
import type { ReplyOf } from '../../../../../lib/api.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { SkeletonText } from '../../../../../ui/Skeleton.tsx';
import { Switch } from '../../../../../ui/Switch.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** What guardians are asked about health when they bring a child. */
export function HealthPart() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(doorSettings);
  return (
    <Card as="section" title={t('tablets.health.title')}>
      {data ? (
        <HealthForm settings={data} />
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('tablets.loadFailed')}
        </Alert>
      ) : (
        <SkeletonText lines={3} />
      )}
    </Card>
  );
}

function HealthForm({ settings }: { settings: ReplyOf<'GET /api/center/door'> }) {
  const { t } = useTranslation();
  const { mutate: change, isPending, error } = useMutation(changeDoorSettings);
  const [asksHealth, setAsks] = useState(settings.asksHealth);
  const [question, setQuestion] = useState(settings.healthQuestion ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    change(
      { body: { asksHealth, healthQuestion: question } },
      { onSuccess: () => toast({ variant: 'success', title: t('tablets.health.saved') }) },
    );
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <Switch
        label={t('tablets.health.ask')}
        checked={asksHealth}
        onChange={(event) => setAsks(event.currentTarget.checked)}
      />
      {asksHealth && (
        <Field label={t('tablets.health.question')} hint={t('tablets.health.hint')}>
          <TextInput
            value={question}
            maxLength={200}
            placeholder={t('tablets.health.usual')}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
        </Field>
      )}
      {error && <Alert tone="error">{reasonOf(error, t('tablets.failed'))}</Alert>}
      <Button type="submit" className="self-end" busy={isPending} busyLabel={t('tablets.health.saving')}>
        {t('tablets.health.save')}
      </Button>
    </form>
  );
}
