import type { FormBody } from '#contract/forms-blocks.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ReadForm } from '../ReadForm.tsx';

/** The form as families will see it, to be tried out: what follows from an answer comes as it will come. Nothing is kept. */
export function FormPreview({ body }: { body: FormBody }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('formsBuilder.preview.title')}>
      <Card title={t('formsBuilder.preview.title')} description={t('formsBuilder.preview.text')}>
        <ReadForm body={body} />
      </Card>
    </section>
  );
}
