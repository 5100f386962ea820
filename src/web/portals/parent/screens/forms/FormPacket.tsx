import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { type OwnForm, ownForms } from '#web/domains/forms/family-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { FormPage, FormSkeleton } from './FormPage.tsx';
import { FormSteps } from './FormSteps.tsx';

/** All forms that wait, read one after the other and signed by one ceremony (forms-40). */
export function FormPacket() {
  const { t } = useTranslation();
  const read = useQuery(ownForms);
  if (read.data) return <Packet forms={read.data} />;
  return (
    <FormPage title={t('formsFamily.packet.title')}>
      <Loaded query={read} failed={t('formsFamily.failed')} skeleton={<FormSkeleton />}>
        {() => null}
      </Loaded>
    </FormPage>
  );
}

function Packet({ forms }: { forms: readonly OwnForm[] }) {
  // What comes in between is no part of what one began to read.
  const [ids] = useState(() => forms.filter(({ isDone }) => !isDone).map(({ id }) => id));
  const open = ids.filter((id) => forms.some((form) => form.id === id && !form.isDone));
  return open.length === 0 ? <Navigate replace to="/parent-forms" /> : <FormSteps ids={open} />;
}
