import { useQueryClient } from '@tanstack/react-query';
import { fileNameOf } from '#web/domains/forms/library.ts';
import { formFile } from '#web/domains/forms/staff-queries.ts';
import { saveFile } from '#web/lib/saveFile.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Hands the draft of a form to the browser as a file. */
export function useSaveFormFile(): (id: number, title: string) => Promise<unknown> {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { run } = useAction(
    {
      mutationFn: async ({ id, title }: { id: number; title: string }) => {
        const file = await client.fetchQuery({ ...formFile(id), staleTime: 0 });
        saveFile(fileNameOf(title), `${JSON.stringify(file, null, 2)}\n`, 'application/json');
      },
    },
    { failed: t('formsLibrary.notExported') },
  );
  return (id, title) => run({ id, title });
}
