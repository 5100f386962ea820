import type { ReactNode } from 'react';
import type { Portal } from '#web/lib/portal.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';
import type { Incident } from './rules.ts';

type Details = Pick<Incident, 'kind' | 'bodyParts' | 'witness' | 'firstAid' | 'photoUrl'>;
type Fact = { readonly term: string; readonly detail: ReactNode };

/** What is said of an incident beside what happened and what was done, as facts; what was left open is left out. */
export function useIncidentFacts(portal: Portal): (incident: Details) => readonly Fact[] {
  const { t } = useTranslation();
  return ({ kind, bodyParts, witness, firstAid, photoUrl }) => {
    const facts = [
      { name: 'kind', detail: kind && t(`incidents.kinds.${kind}`) },
      { name: 'bodyPart', detail: bodyParts.map((part) => t(`incidents.parts.${part}`)).join(', ') },
      { name: 'firstAid', detail: firstAid && <Text>{firstAid}</Text> },
      { name: 'witness', detail: witness && <Text>{witness}</Text> },
      { name: 'photo', detail: photoUrl && <Photo src={`${photoUrl}&portal=${portal}`} /> },
    ] as const;
    return facts.flatMap(({ name, detail }) => (detail ? [{ term: t(`incidents.${name}`), detail }] : []));
  };
}

const Text = ({ children }: { children: string }) => (
  <Private className="whitespace-pre-line break-words">{children}</Private>
);

function Photo({ src }: { src: string }) {
  const { t } = useTranslation();
  return (
    <a href={src} target="_blank" rel="noreferrer" className="inline-block">
      <Private>
        <img src={src} alt={t('incidents.photoAlt')} className="max-h-64 rounded-md" />
      </Private>
    </a>
  );
}
