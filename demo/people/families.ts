import type { ConsentForm } from './households.ts';

/** What is known of a family; ages are in months today, and decide the room. */
export interface Family {
  readonly home: string;
  /** The first one is the contact; `-` before a name: no account yet. */
  readonly guardians: readonly string[];
  /** 'First Last, months', with the allergies behind it. */
  readonly children: readonly (readonly [name: string, months: number, allergies?: string])[];
  /** Who is called when no guardian answers; null: still to be collected. */
  readonly emergency: string | null;
  /** Relationship of the guardians when they are not the parents. */
  readonly relationship?: 'guardian' | 'grandparent';
  readonly custody?: { readonly guardian: string; readonly note: string; readonly mayPickUp: boolean };
  /** The contact's name before @larkhouse.test, when it is one of the printed logins. */
  readonly login?: string;
  /** Came in the last weeks: some fields are still to be collected. */
  readonly isNew?: true;
  /** The first day is still to come, and nobody of the family was invited yet. */
  readonly isComing?: true;
  /** Forms that the family did not sign. */
  readonly unsigned?: readonly ConsentForm[];
  /** A form that the family signed and took back. */
  readonly takenBack?: ConsentForm;
}

type Child = Family['children'][number];

const family = (
  home: string,
  guardians: string,
  children: readonly Child[],
  emergency: string | null,
  more: Partial<Family> = {},
): Family => ({ home, guardians: guardians.split(', '), children, emergency, ...more });

export const FAMILIES: readonly Family[] = [
  family(
    '14 Alder Lane',
    'Marisol Alvarez, Diego Alvarez',
    [
      ['Mateo Alvarez', 27],
      ['Lucía Alvarez', 52],
    ],
    'Carmen Ruiz (grandmother)',
    { login: 'parent' },
  ),
  family(
    '3 Quarry Hill Road',
    'Adaeze Okonkwo, Chidi Okonkwo',
    [['Zara Okonkwo', 40, 'Peanuts and tree nuts – EpiPen in the room bag']],
    'Ngozi Eze (aunt)',
    { login: 'parent2' },
  ),
  family(
    '220 Mill Street, Apt 4B',
    'Grace Park, Kevin Chen',
    [
      ['Oliver Chen', 12],
      ['Mia Chen', 44, 'Eggs'],
    ],
    'Helen Park (grandmother)',
  ),
  family('61 Canal Row', 'Petra Novak', [['Jonas Novak', 38]], 'Dana Novak (aunt)'),
  family(
    '8 Juniper Court',
    'Rania Haddad, Samir Haddad',
    [
      ['Layla Haddad', 22],
      ['Yusuf Haddad', 58, 'Sesame'],
    ],
    'Nadia Haddad (grandmother)',
    { unsigned: ['photoRelease'] },
  ),
  family('117 Linden Avenue', 'Jessica Brooks, Mei Tan', [['Rowan Brooks-Tan', 31]], 'Patricia Brooks (grandmother)'),
  family(
    '45 Harbor View',
    'Siobhan Murphy, Declan Murphy',
    [
      ['Finn Murphy', 47, 'Penicillin'],
      ['Nora Murphy', 19],
    ],
    'Aidan Murphy (uncle)',
  ),
  family('9 Station Road', 'Anjali Desai, Rohan Desai', [['Aarav Desai', 36, 'Dairy']], 'Meena Desai (grandmother)'),
  family(
    '302 Franklin Street',
    'Tasha Johnson, -Bernice Johnson',
    [['Malik Johnson', 50]],
    'Bernice Johnson (grandmother)',
  ),
  family(
    '27 Orchard Street',
    'Erik Solberg, Marcus Hayes',
    [['Freya Solberg-Hayes', 9]],
    'Gwendolyn Hayes (grandmother)',
  ),
  family(
    '76 Maple Terrace',
    'Soo-jin Kim, Daniel Kim',
    [
      ['Hana Kim', 55, 'Shellfish'],
      ['Joon Kim', 34],
    ],
    'Young-hee Kim (grandmother)',
  ),
  family('12 Foundry Lane', 'Irina Petrov, Alexei Petrov', [['Sasha Petrov', 42]], 'Olga Belova (family friend)'),
  family('5 Wren Close', 'Carol Williams', [['Dominic Reyes', 11]], 'Janet Osborne (case worker)', {
    relationship: 'guardian',
    isNew: true,
  }),
  family('18 Ridge Road', 'Paola Gutierrez, Andrés Gutierrez', [['Valentina Gutierrez', 25]], 'Inés Mora (aunt)'),
  family(
    '90 College Street',
    'Élise Gagnon, Marc Gagnon',
    [['Théo Gagnon', 60, 'Celiac disease – no gluten at all']],
    'Sylvie Gagnon (grandmother)',
  ),
  family(
    '233 Mill Street',
    'Linh Nguyen, -Bao Nguyen',
    [
      ['An Nguyen', 16],
      ['Minh Nguyen', 48],
    ],
    'Thuy Nguyen (grandmother)',
  ),
  family('40 Sycamore Way', "Kate O'Brien, Tom Fischer", [['Clara Fischer', 39]], "Maureen O'Brien (grandmother)"),
  family(
    '155 Franklin Street, Apt 2',
    'Hodan Abdi, Ismail Abdi',
    [
      ['Ayaan Abdi', 30],
      ['Samira Abdi', 54, 'Bee stings – EpiPen in the office'],
    ],
    'Asha Warsame (aunt)',
  ),
  family('71 Cooper Street', 'Giulia Rossi, Paolo Rossi', [['Leonardo Rossi', 51]], 'Franca Rossi (grandmother)'),
  family(
    '6 Beacon Hill',
    'Rachel Cohen, David Cohen',
    [
      ['Ezra Cohen', 41, 'Cow’s milk'],
      ['Talia Cohen', 41],
    ],
    'Miriam Adler (grandmother)',
  ),
  family('38 Old Post Road', 'Anke Schmidt, Lars Schmidt', [['Mila Schmidt', 7]], null, {
    isNew: true,
    isComing: true,
  }),
  family(
    '19 Garden Street',
    'Monique Jackson, Terrence Jackson',
    [['Elijah Jackson', 46, 'Asthma – inhaler in the room bag']],
    'Vernon Jackson (grandfather)',
  ),
  family('83 River Street', 'Elif Yilmaz, -Kerem Yilmaz', [['Deniz Yilmaz', 32]], 'Ayla Demir (aunt)'),
  family('2 Chapel Lane', 'Claire Martin, -Derek Boyle', [['Sophie Martin', 43]], 'Susan Martin (grandmother)', {
    custody: {
      guardian: 'Derek Boyle',
      mayPickUp: false,
      note: 'Court order in the file: no pick-up, no visits here. If he comes, call Diana first, then the mother.',
    },
  }),
  family('59 Harbor View', 'Beatriz Ferreira, -Hugo Ferreira', [['Tomás Ferreira', 56]], 'Rita Ferreira (grandmother)'),
  family(
    '101 Linden Avenue',
    'Harpreet Kaur, Gurdeep Singh',
    [['Simran Kaur', 28, 'Strawberries']],
    'Jasbir Kaur (grandmother)',
  ),
  family(
    '24 Meadow Drive',
    'Meg Taylor, Chris Taylor',
    [
      ['Harper Taylor', 37],
      ['Wyatt Taylor', 37],
    ],
    'Linda Taylor (grandmother)',
  ),
  family('66 Station Road', 'Akosua Osei, Kwame Osei', [['Kofi Osei', 61]], 'Abena Boateng (aunt)'),
  family(
    '11 Quarry Hill Road',
    'Ioana Popescu, Radu Popescu',
    [['Matei Popescu', 20, 'Lactose']],
    'Elena Ionescu (grandmother)',
  ),
  family('48 College Street', 'Leah Goldberg, Adam Stern', [['Noah Stern', 49]], 'Ruth Goldberg (grandmother)', {
    custody: {
      guardian: 'Adam Stern',
      mayPickUp: true,
      note: 'Parents live apart, weeks alternate (calendar in the file). Both may collect; changes only in writing from both.',
    },
  }),
  family('30 Juniper Court', 'Yuki Sato, Brian Sato', [['Emi Sato', 26, 'Soy']], 'Noriko Sato (grandmother)'),
  family(
    '7 Chapel Lane',
    'Loretta Washington, Earl Washington',
    [['Jasmine Washington', 53]],
    'Pastor Raymond Cole (family friend)',
    { relationship: 'grandparent' },
  ),
  family('52 Fern Street', 'Ingrid Larsen, Peter Larsen', [['Oskar Larsen', 13, 'Eggs']], 'Anne Larsen (grandmother)'),
  family(
    '140 Mill Street',
    'Rosa Hernández, Miguel Hernández',
    [
      ['Camila Hernández', 47, 'Peanuts – EpiPen in the room bag'],
      ['Bruno Hernández', 15],
    ],
    'Teresa Hernández (grandmother)',
  ),
  family('21 Cooper Street', 'Nathalie Dubois', [['Léa Dubois', 35]], 'Camille Dubois (aunt)'),
  family('94 Garden Street', 'Fatima Ali, Hassan Ali', [['Zayn Ali', 45]], 'Khadija Ali (grandmother)', {
    unsigned: ['photoRelease'],
  }),
  family('33 Foundry Lane', 'Alex Clark, Sam Rivera', [['Juniper Clark', 21]], 'Robin Clark (grandparent)', {
    takenBack: 'photoRelease',
  }),
  family('16 Ridge Road', 'Marta Kowalski, Pawel Kowalski', [['Zofia Kowalski', 57]], 'Halina Kowalski (grandmother)'),
  family('4 Wren Close', 'Mariam Ibrahim, Omar Ibrahim', [['Adam Ibrahim', 62]], 'Yasmin Ibrahim (aunt)'),
  family(
    '88 Old Post Road',
    'Heather Thompson, Josh Thompson',
    [
      ['Carter Thompson', 44],
      ['Piper Thompson', 18, 'Amoxicillin'],
    ],
    'Barbara Thompson (grandmother)',
  ),
  family('29 Sycamore Way', 'Kavita Mehta, Nikhil Mehta', [['Ishaan Mehta', 40]], 'Sunita Mehta (grandmother)'),
  family('72 Meadow Drive', 'Bridget Sullivan, -Owen Sullivan', [['Maeve Sullivan', 6]], null, { isNew: true }),
  family(
    '210 Franklin Street',
    'Gabriela Torres, -Luis Pineda',
    [['Ximena Torres', 59]],
    'Silvia Torres (grandmother)',
    {
      custody: {
        guardian: 'Luis Pineda',
        mayPickUp: false,
        note: 'Supervised contact only, arranged by the county. Not on the pick-up list; do not give him information by phone.',
      },
    },
  ),
  family('13 Fern Street', 'Karin Berg, -Jens Berg', [['Elsa Berg', 10]], 'Britt Berg (grandmother)'),
  family('57 Canal Row', 'Nasrin Begum, Faisal Rahman', [['Aisha Rahman', 48]], 'Salma Begum (grandmother)'),
  family('35 River Street', 'Guerline Baptiste, Jean Baptiste', [['Naomie Baptiste', 50]], 'Mirlande Joseph (aunt)', {
    unsigned: ['fieldTrip'],
  }),
  family(
    '62 Maple Terrace',
    'Denise Wright, Andre Wright',
    [
      ['Caleb Wright', 55, 'Latex'],
      ['Eden Wright', 23],
    ],
    'Gloria Wright (grandmother)',
  ),
  family('28 Beacon Hill', 'Eleni Pappas, Nikos Pappas', [['Melina Pappas', 39]], 'Sofia Pappas (grandmother)'),
  family('81 Alder Lane', 'Fiona Stewart, -Craig Stewart', [['Angus Stewart', 63]], 'Morag Stewart (grandmother)'),
  family('44 Cooper Street, Apt 1', 'Trang Vu', [['Kai Vu', 36, 'Fish and shellfish']], null, {
    isNew: true,
    unsigned: ['medicalForm', 'pickupAuthorization'],
  }),
  family('10 Station Road', 'Thandi Dlamini, -Sipho Dlamini', [['Lindiwe Dlamini', 42]], 'Zanele Nkosi (aunt)'),
  family('53 Meadow Drive', 'Carmen Ortiz, Raúl Ortiz', [['Santiago Ortiz', 48]], 'Dolores Ortiz (grandmother)'),
];
