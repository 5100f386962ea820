import type { Block, RepeatBlock, SimpleBlock, Words } from './forms-blocks.ts';
import { MAPPABLE, type MappedShape } from './forms-choices.ts';

/** What is asked of an entry, by its key, in each language that a form can be written in. */
const PARTS: Readonly<Record<string, Words>> = {
  name: { en: 'Name', de: 'Name', es: 'Nombre', fr: 'Nom' },
  relationship: { en: 'Who this is to the child', de: 'Beziehung zum Kind', es: 'Relación', fr: 'Lien avec l’enfant' },
  'phone-number': { en: 'Phone number', de: 'Telefonnummer', es: 'Teléfono', fr: 'Numéro de téléphone' },
  address: { en: 'Address', de: 'Adresse', es: 'Dirección', fr: 'Adresse' },
  language: { en: 'Language', de: 'Sprache', es: 'Idioma', fr: 'Langue' },
  insurer: { en: 'Insurance company', de: 'Krankenkasse', es: 'Compañía de seguros', fr: 'Assureur' },
  'member-number': { en: 'Member number', de: 'Versichertennummer', es: 'Número de afiliación', fr: 'Numéro d’assuré' },
  'group-number': { en: 'Group number', de: 'Gruppennummer', es: 'Número de grupo', fr: 'Numéro de groupe' },
  holder: { en: 'Policy holder', de: 'Versicherte Person', es: 'Titular de la póliza', fr: 'Titulaire du contrat' },
};

export type MappedBlock = Extract<Block, { kind: 'mapped' }>;

/** A block that is tied to the child's file as it is asked, answered and read: like one of the same kind that is not. */
export function plainOf({ key, label, hint, isRequired, field }: MappedBlock): SimpleBlock | RepeatBlock {
  const asked = { key, label, hint, isRequired };
  const shape: MappedShape = MAPPABLE[field];
  if (shape.kind === 'date') return { kind: 'date', ...asked, earliest: null, latest: null };
  if (shape.kind === 'text') return { kind: 'text', ...asked, isLong: shape.isLong ?? false, most: shape.most };
  return {
    kind: 'repeat',
    ...asked,
    most: shape.most,
    blocks: shape.parts.map((part) => ({
      kind: 'text' as const,
      key: part.key,
      label: PARTS[part.key] ?? { en: part.key },
      isRequired: part.isRequired ?? false,
      isLong: false,
      most: part.most,
    })),
  };
}
