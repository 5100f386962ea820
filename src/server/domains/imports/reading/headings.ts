import {
  type FileField,
  type FileKind,
  type GuardianColumn,
  type GuardianField,
  MOST_GUARDIANS,
  type PlaceField,
  type PlaceKind,
} from '#contract/imports-fields.ts';

/** How a heading is compared: 'Date of birth', 'date_of_birth' and 'dateOfBirth' are one. */
export const headingKey = (heading: string): string =>
  heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/['’]s\b|\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d#]+/gu, ' ')
    .replace(/#/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');

/** What a spreadsheet is about, by its headings: staff have a role and no birthday. */
export function kindOf(headings: readonly string[]): FileKind {
  const keys = headings.map(headingKey);
  const hasRole = keys.some((key) => /^(staff |employee |teacher )?(role|position|title|job title)$/.test(key));
  return hasRole && !keys.some((key) => DATE_OF_BIRTH.test(key) || /\b(child|student)\b/.test(key))
    ? 'staff'
    : 'children';
}

/** How many headings of a line are known; the line with the most is the one that names the columns. */
export const headingsKnown = (cells: readonly string[]): number =>
  guessColumns(kindOf(cells), cells).filter((field) => field !== null).length;

/** What each column means by its heading; null where nothing is known. No meaning is given twice. */
export function guessColumns(kind: FileKind, headings: readonly string[]): (FileField | null)[] {
  const keys = headings.map(headingKey);
  const guesses = kind === 'staff' ? keys.map(staffField) : childFields(keys);
  const best = new Map<FileField, { column: number; rank: number }>();
  for (const [column, guess] of guesses.entries()) {
    if (guess && guess.rank < (best.get(guess.field)?.rank ?? 100)) best.set(guess.field, { column, rank: guess.rank });
  }
  return guesses.map((guess, column) => (guess && best.get(guess.field)?.column === column ? guess.field : null));
}

interface Guess {
  readonly field: FileField;
  /** Of two columns with one meaning the lower one has it: the cell phone before the one at work. */
  readonly rank: number;
}
const sure = (field: FileField): Guess => ({ field, rank: 0 });

const DATE_OF_BIRTH = /^(child |student )?(dob|d o b|(date of )?birth( ?date| ?day)?|date of birth|born( on)?)$/;
const CHILD = /^(child|student|kid|pupil|enrollee)( |$)/;
const PERSON =
  /\b(guardian|parent|mother|mom|mum|father|dad|contact|payer|payor|sponsor|family member|primary|secondary|responsible party)\b/;

/** What stands in the file of a child, in four languages. */
const CHILD_FILE_WORDS: readonly (readonly [RegExp, FileField])[] = [
  [
    /^((home|primary|first|native|spoken|family|main) )?languages?( spoken)?( (at|in the) home)?$|^(familien|mutter|erst)?sprachen?( zu hause)?$|^(idiomas?|lenguas?)( materna| en casa| del hogar)?$|^langues?( parlees?)?( maternelle| a la maison)?$/,
    'languages',
  ],
  [
    /^(special )?diet(ary)?( (restrictions?|needs?|requirements?|preferences?|notes|considerations?|information))?$|^food (restrictions?|preferences?)$|^(ernahrung|kost|diat|essen)$|^(dieta|alimentacion|restricciones (alimentarias|dieteticas|alimenticias))$|^(regime( alimentaire)?|alimentation)$/,
    'diet',
  ],
  [
    /^(special|additional|extra) (care )?needs?( notes)?$|^(disabilit(y|ies)|accommodations?)$|^(besonderer (bedarf|forderbedarf)|besondere bedurfnisse|forderbedarf|besonderheiten)$|^necesidades (especiales|particulares)$|^besoins? (particuliers?|specifiques?|speciaux|special)$/,
    'specialNeeds',
  ],
  [
    /^((all )?emergency contacts( list)?|emergency contact list|(people )?to call in an emergency|notfallkontakte|(contactos|personas) de (emergencia|urgencia)|(contacts|personnes) d urgence)$/,
    'emergencyContacts',
  ],
  [
    /^(homes?|(home |family )?addresses|address(es)? of (the )?(child|student)|wohnungen|zuhause|adressen?|anschrift(en)?( des kindes)?|adresse des kindes|domicilios?|direcciones|direccion del (nino|menor|alumno)|domiciles?|adresses|adresse de l enfant)$/,
    'homes',
  ],
];
const PLACES: readonly (readonly [RegExp, PlaceKind])[] = [
  [/\b(dentist|orthodontist|zahnarzt|zahnarztin|dentista|odontologo|dentiste)\b/, 'dentist'],
  [/\b(hospital|clinic|krankenhaus|klinik|hopital|clinica|clinique)\b/, 'hospital'],
  [
    /\b(doctor|dr|physician|p(a?)ediatrician|primary care( (physician|provider|doctor|pediatrician))?|pcp|arzt|arztin|kinderarzt|kinderarztin|hausarzt|hausarztin|medic[oa]|pediatra|medecin|pediatre|docteur)\b/,
    'doctor',
  ],
];
/** What says nothing more of a doctor, dentist or hospital. */
const BESIDE =
  /\b(preferred|preference|of choice|choice|primary care|primary|child|student|family|medical|emergency|office|practice|care|provider|contact|de|del|la|le|du|of|the|des|der|bevorzugtes|preferido|prefere|1)\b/g;
const PLACE_WORDS: readonly (readonly [RegExp, PlaceField])[] = [
  [/^(full )?names?$|^nombre$|^nom$|^$/, 'Name'],
  [/^(phone|telephone|tel|telefon|telefono|cell)( ?(number|no|nummer))?$|^telefonnummer$|^number$/, 'Phone'],
  [/^(street |mailing )?address(es)?$|^adresse$|^anschrift$|^direccion$|^location$/, 'Address'],
  [/^(notes?|comments?|notiz(en)?|notas?|remarques?)$/, 'Note'],
];

/** Whom of doctor, dentist and hospital a heading speaks of, and what of them. */
function placeField(key: string): Guess | null {
  const found = PLACES.find(([pattern]) => pattern.test(key));
  if (!found) return null;
  const [pattern, kind] = found;
  const attribute = key.replace(pattern, ' ').replace(BESIDE, ' ').replace(/\s+/g, ' ').trim();
  const field = PLACE_WORDS.find(([words]) => words.test(attribute))?.[1];
  // 'Doctor' beside 'Doctor name' has not the name.
  return field ? { field: `${kind}${field}`, rank: attribute === '' ? 1 : 0 } : null;
}

function childFileField(key: string): Guess | null {
  const bare = key.replace(CHILD, '').trim();
  // A child's own address; one that nobody is said to have is the guardian's.
  if (CHILD.test(key) && /^((home|street|mailing|residential) )?address(es)?( line)?( 1)?$/.test(bare))
    return sure('homes');
  const known = CHILD_FILE_WORDS.find(([pattern]) => pattern.test(bare) || pattern.test(key));
  return known ? sure(known[1]) : placeField(key);
}

const CHILD_WORDS: readonly (readonly [RegExp, FileField])[] = [
  [DATE_OF_BIRTH, 'dateOfBirth'],
  [/^((primary |home |assigned |current )?(class ?room|room|home ?room|class|group)( name| assignment)?)$/, 'room'],
  [
    /^((actual )?(start|enroll?ment|enroll?ed|admission|admit|entry)( ?date| on| start date)?|date (enroll?ed|of enroll?ment|of admission|started)|first (day|date)( of (care|attendance))?|enrolled on|enroll?ment start)$/,
    'startDate',
  ],
  [
    /^((last|final) (day|date)( of (care|attendance))?|leav(es on|ing (date|day|on))|((withdrawal|withdrawn|exit|graduation|departure|leave|drop|termination)|enroll?ment end|end)( date| on)|date (withdrawn|left|of withdrawal))$/,
    'leavingDate',
  ],
  [/^(known |food )?(allerg(y|ies)|allergens?)( notes| info| information| details| list)?$/, 'allergies'],
  [
    /^((weekly |attendance |regular )?(schedule|days|week ?days)( attending| attended| of care| of attendance| enrolled| scheduled)?|attendance days|attending days|scheduled days)$/,
    'weekdays',
  ],
  [
    /^((authorized|approved|allowed|people allowed|people authorized) )?(to |for )?pick ?ups?( (people|persons?|list|contacts?|authori[sz]ation|authorized))?( 1)?( (full )?names?)?$/,
    'pickup',
  ],
];

/** Our own list of children says whom to reach, beside the guardians' own list. */
const OWN_CONTACTS: Readonly<Record<string, FileField>> = {
  'parent name': 'contactName',
  'parent phone': 'contactPhone',
  'parent email': 'contactEmail',
  'parent drivers license': 'contactLicense',
  relationship: 'contactRelationship',
};

function childFields(keys: readonly string[]): (Guess | null)[] {
  const isOwnList = keys.includes('parent drivers license') && keys.includes('parent name');
  // Where the child's columns say so, those that say nothing are the guardian's.
  const isOfGuardians =
    keys.some((key) => /^(child|student) ((first|given|full) )?name$/.test(key)) &&
    keys.some((key) => /^(first|given) name$/.test(key));
  return keys.map((key) => {
    const own = isOwnList ? OWN_CONTACTS[key] : undefined;
    if (own) return sure(own);
    return (
      emergencyField(key) ?? childFileField(key) ?? childField(key, isOfGuardians) ?? guardianField(key, isOfGuardians)
    );
  });
}

function childField(key: string, isOfGuardians: boolean): Guess | null {
  const isSaid = CHILD.test(key);
  const bare = key.replace(CHILD, '').trim();
  const known = CHILD_WORDS.find(([pattern]) => pattern.test(bare) || pattern.test(key));
  if (known) return sure(known[1]);
  if (isOfGuardians && !isSaid) return null;
  if (/^(first|given|fore) ?name$|^first$/.test(bare)) return sure('childFirstName');
  if (/^(last|family|sur) ?name$|^last$/.test(bare)) return sure('childLastName');
  if ((isSaid && bare === '') || /^(full )?name( last first| first last)?$/.test(bare)) return sure('childName');
  return null;
}

function emergencyField(key: string): Guess | null {
  if (!/\bemergency\b|^ice\b/.test(key)) return null;
  const n = /\b2\b|second/.test(key) ? 2 : 1;
  const attribute = key.replace(/\b(emergency|ice|contact|person|primary|secondary|first|second|1|2)\b/g, ' ').trim();
  if (PHONE.some(([pattern]) => pattern.test(attribute))) return sure(`emergency${n}Phone`);
  return attribute === '' || /^(full )?name( and phone)?$/.test(attribute) ? sure(`emergency${n}Name`) : null;
}

const PHONE: readonly (readonly [RegExp, number])[] = [
  [/^(cell|mobile)( ?phone)?( number| no)?$/, 0],
  [/^(phone|telephone|tel)( number| no)?$/, 1],
  [/^(primary|main|best) (phone|number)( number)?$/, 1],
  [/^home( phone| tel)?( number)?$/, 2],
  [/^(work|business|day|daytime)( phone| tel)?( number)?$/, 3],
];
const ATTRIBUTES: readonly (readonly [RegExp, GuardianField])[] = [
  [/^(first|given) ?name$|^first$/, 'FirstName'],
  [/^(last|family|sur) ?name$|^last$/, 'LastName'],
  [/^(full )?name( last first| first last)?$|^$/, 'Name'],
  [/^e ?mail( address| id)?$/, 'Email'],
  [/^((home|street|mailing) )?address( line)?( 1)?$/, 'Address'],
  [/^relation(ship)?( to (child|student))?$|^type$/, 'Relationship'],
  [/^(may |can |allowed to |authorized (to |for )?)?pick ?up$/, 'MayPickUp'],
];

function guardianField(key: string, isOfGuardians: boolean): Guess | null {
  const n = guardianOf(key);
  const attribute = key
    .replace(PERSON, ' ')
    .replace(PERSON, ' ')
    .replace(/^p (?=\d)/, '')
    .replace(/\b[1-9]\b/, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isSaid = PERSON.test(key) || /^p \d\b/.test(key);
  if (n === null) return null;
  const phone = PHONE.find(([pattern]) => pattern.test(attribute));
  if (phone && attribute !== '') return { field: columnOf(n, 'Phone'), rank: phone[1] };
  const found = ATTRIBUTES.find(([pattern]) => pattern.test(attribute))?.[1];
  if (!found) return null;
  // A name that nobody is said to have is the child's, and so is an address.
  if (!isSaid && !isOfGuardians && ['FirstName', 'LastName', 'Name'].includes(found)) return null;
  // 'Contact' and 'Parent' alone stand for a name; 'Primary' alone for nothing.
  if (attribute === '' && /^(primary|secondary)$/.test(key)) return null;
  return { field: columnOf(n, found), rank: isSaid ? 0 : 1 };
}

const columnOf = (n: number, field: GuardianField) => `guardian${n}${field}` as GuardianColumn;

/** Which guardian of the row a heading speaks of; null beyond those that a row can name. */
function guardianOf(key: string): number | null {
  const said = /\b(\d)\b/.exec(key.replace(/address (line )?\d/, 'address'))?.[1];
  if (said) return Number(said) >= 1 && Number(said) <= MOST_GUARDIANS ? Number(said) : null;
  return /\b(father|dad|secondary|second)\b/.test(key) ? 2 : 1;
}

function staffField(key: string): Guess | null {
  const bare = key.replace(/^(staff|employee|teacher)( member)?( |$)/, '').trim();
  const phone = PHONE.find(([pattern]) => pattern.test(bare));
  if (phone) return { field: 'staffPhone', rank: phone[1] };
  const found = STAFF_WORDS.find(([pattern]) => pattern.test(bare));
  return found ? sure(found[1]) : null;
}
const STAFF_WORDS: readonly (readonly [RegExp, FileField])[] = [
  [/^(first|given) ?name$|^first$/, 'staffFirstName'],
  [/^(last|family|sur) ?name$|^last$/, 'staffLastName'],
  [/^(full )?name$|^$/, 'staffName'],
  [/^(role|position|title|job title)$/, 'staffRole'],
  [/^(primary |home |assigned )?(class ?room|room|home ?room|class)( name| assignment)?$/, 'staffRoom'],
  [/^(work )?e ?mail( address)?$/, 'staffEmail'],
];
