/** Somebody writes; people by name, `room:` means every guardian with an account and a child in that room. */
export interface Line {
  readonly from: string;
  readonly text: string;
  /** Minutes after the line before (or after the thread's beginning). */
  readonly after: number;
  /** Who has read it: everybody, some of them, or nobody yet. */
  readonly read: 'all' | 'some' | 'none';
  readonly priority?: 'urgent' | 'high' | 'low';
}
export interface Thread {
  readonly subject: string;
  /** Beginning: open days back from the newest on which that time has passed, and the time. */
  readonly back: number;
  readonly time: string;
  readonly child?: string;
  /** The room for which its first line speaks. */
  readonly from?: string;
  /** Everybody in it besides the writer of the first line. */
  readonly to: readonly string[];
  readonly lines: readonly Line[];
}

const line = (
  from: string,
  after: number,
  text: string,
  read: Line['read'] = 'all',
  priority?: Line['priority'],
): Line => ({ from, after, text, read, ...(priority && { priority }) });

const DIANA = 'Diana Marsh';
const ELENA = 'Elena Vasquez';
const THOMAS = 'Thomas Lindqvist';
const NAOMI = 'Naomi Feldman';
const GRACE = 'Grace Mensah';
const JAMAL = 'Jamal Whitfield';
const MARIBEL = 'Maribel Santos';
const WALTER = 'Walter Nowak';

export const THREADS: readonly Thread[] = [
  {
    subject: 'Pick-up change for Sophie',
    back: 0,
    time: '07:20',
    child: 'Sophie Martin',
    to: [DIANA, ELENA],
    lines: [
      line(
        'Claire Martin',
        0,
        'My mother Susan picks Sophie up this week, every day around 4. Nobody else, please. If anybody else comes to the door, call me right away.',
        'none',
        'urgent',
      ),
    ],
  },
  {
    subject: 'Mateo and the bite mark',
    back: 0,
    time: '12:15',
    child: 'Mateo Alvarez',
    to: [THOMAS, DIANA],
    lines: [
      line('Marisol Alvarez', 0, 'Mateo told us last night that there was some biting in his group. Is he part of it?'),
      line(
        THOMAS,
        95,
        'Hi Marisol, no, Mateo was only nearby. Two friends are going through a biting phase and one of us stays right beside them. I am happy to talk at drop-off.',
      ),
      line('Marisol Alvarez', 20, 'Thank you, that helps. Tomorrow at drop-off would be great.', 'none'),
    ],
  },
  {
    subject: 'Zara’s EpiPen expires',
    back: 2,
    time: '09:55',
    child: 'Zara Okonkwo',
    to: ['Adaeze Okonkwo', 'Chidi Okonkwo'],
    lines: [
      line(
        MARIBEL,
        0,
        'The EpiPen in Zara’s room bag expires at the end of next month. Could you bring a new one and the renewed action plan? The one in the office is good for another year.',
        'all',
        'high',
      ),
      line('Adaeze Okonkwo', 95, 'Thanks for noticing! Our doctor has it ready on Thursday, Chidi brings it along.'),
      line(MARIBEL, 12, 'Perfect. Please hand it to me or to Walter in person, not into the bag.', 'none'),
    ],
  },
  {
    subject: 'Paint that caused the hives',
    back: 3,
    time: '12:05',
    to: [DIANA, ELENA, JAMAL],
    lines: [
      line(
        MARIBEL,
        0,
        'The supplier confirmed: the red finger paint has a preservative that some children react to. I packed up all six bottles.',
        'some',
        'high',
      ),
      line(JAMAL, 48, 'We still had one on the shelf in Preschool, it is now in your office.', 'some'),
    ],
  },
  {
    subject: 'Lucía and kindergarten forms',
    back: 3,
    time: '10:10',
    child: 'Lucía Alvarez',
    to: ['Marisol Alvarez', 'Diego Alvarez'],
    lines: [
      line(NAOMI, 0, 'The district wants the kindergarten forms by the end of the month. Yours are in Lucía’s cubby.'),
      line(
        'Diego Alvarez',
        410,
        'Got them, thanks. We will fill them in on the weekend. She counts everything at home now!',
        'all',
      ),
      line(NAOMI, 40, 'Here too. Yesterday she counted the peas on everybody’s plate.', 'none'),
    ],
  },
  {
    subject: 'Running late tonight',
    back: 1,
    time: '17:48',
    to: [DIANA, WALTER],
    lines: [
      line(
        'Irina Petrov',
        0,
        'There is an accident on the highway and I will not make it by 6. My friend Olga is trying to get there. So sorry!',
        'all',
        'urgent',
      ),
      line(DIANA, 4, 'Don’t rush. Sasha is having a snack with Jamal and we are here until you come.'),
    ],
  },
  {
    subject: 'Photo release',
    back: 4,
    time: '13:25',
    child: 'Maeve Sullivan',
    to: ['Bridget Sullivan'],
    lines: [
      line(
        DIANA,
        0,
        'Welcome again! Two forms are still missing for Maeve: medical form and pick-up authorization. Emergency contact too, please. A photo of the signed page is fine for now.',
        'all',
      ),
      line(
        'Bridget Sullivan',
        1260,
        'Will do tonight. Is my sister allowed as emergency contact if she lives in Troy?',
        'none',
      ),
    ],
  },
  {
    subject: 'Preschool Room: beans, boots and a bus',
    back: 5,
    time: '16:05',
    from: 'Preschool Room',
    to: ['room:Preschool Room'],
    lines: [
      line(
        ELENA,
        0,
        'Dear families, our beans are taller than the rulers. On Thursday we walk to the library: sturdy shoes, please, and no money. The cardboard bus runs daily, tickets cost one song.',
        'some',
      ),
    ],
  },
  {
    subject: 'Toddler Room: a bug is going around',
    back: 6,
    time: '11:15',
    from: 'Toddler Room',
    to: ['room:Toddler Room'],
    lines: [
      line(
        THOMAS,
        0,
        'Three children went home with a stomach bug this week. Please keep your child at home for 48 hours after the last symptoms and tell us what the doctor says. We disinfect toys twice a day.',
        'some',
        'high',
      ),
    ],
  },
  {
    subject: 'The picnic tables',
    back: 0,
    time: '07:10',
    to: [WALTER, 'Chloe Bennett'],
    lines: [
      line(
        DIANA,
        0,
        'Walter, could the two picnic tables come up from the cellar before the end of the week? Chloe helps you carry them after lunch.',
        'none',
      ),
    ],
  },
  {
    subject: 'Filter in the playground tap',
    back: 1,
    time: '11:25',
    to: [WALTER],
    lines: [line(MARIBEL, 0, 'The water outside tastes of metal again. Is the new filter in already?', 'none')],
  },
  {
    subject: 'Ice packs',
    back: 1,
    time: '14:05',
    to: [MARIBEL],
    lines: [
      line(
        JAMAL,
        0,
        'Two of the four ice packs in Preschool leak. Could you order new ones with the next lot?',
        'none',
      ),
    ],
  },
  {
    subject: 'Mateo’s rain boots',
    back: 0,
    time: '07:25',
    child: 'Mateo Alvarez',
    to: ['Marisol Alvarez', 'Diego Alvarez'],
    lines: [
      line(
        THOMAS,
        0,
        'Good morning! We go puddle jumping after the nap this week. Mateo’s boots are getting tight, could you bring the next size?',
        'none',
      ),
    ],
  },
  {
    subject: 'Zara’s lion',
    back: 0,
    time: '07:28',
    child: 'Zara Okonkwo',
    to: ['Adaeze Okonkwo', 'Chidi Okonkwo'],
    lines: [
      line(
        ELENA,
        0,
        'The stuffed lion stayed here last night. It slept on the reading shelf and waits for Zara.',
        'none',
      ),
    ],
  },
  {
    subject: 'Milk order',
    back: 1,
    time: '08:50',
    to: [DIANA],
    lines: [
      line(
        'Ifeoma Bello',
        0,
        'The dairy can only deliver on Tuesdays from now on. I would order six gallons more each time, is there room in the small fridge?',
        'none',
      ),
    ],
  },
  {
    subject: 'Swap on Thursday?',
    back: 2,
    time: '14:45',
    to: [JAMAL],
    lines: [
      line(ELENA, 0, 'Could you open on Thursday and I close? My son has a recital the day after.'),
      line(JAMAL, 25, 'Sure, works for me.'),
      line(ELENA, 5, 'You are the best. I put it into the rota.', 'none', 'low'),
    ],
  },
  {
    subject: 'Noah’s week',
    back: 7,
    time: '08:10',
    child: 'Noah Stern',
    to: [NAOMI, DIANA],
    lines: [
      line(
        'Adam Stern',
        0,
        'From Monday on Noah is with me for two weeks, Leah has agreed in writing (attached to her mail).',
      ),
      line(DIANA, 130, 'Thank you, Adam. I have both confirmations in the file and told the room.'),
    ],
  },
  {
    subject: 'Inhaler technique',
    back: 9,
    time: '09:40',
    child: 'Elijah Jackson',
    to: ['Monique Jackson'],
    lines: [
      line(
        MARIBEL,
        0,
        'Elijah used the spacer all by himself after running today. Breathing was easy again after two puffs.',
      ),
      line(
        'Monique Jackson',
        55,
        'So proud of him! It is windy and dusty this week, please keep an eye on him outside.',
      ),
      line(MARIBEL, 15, 'We do. He has the bag with him in the yard.'),
    ],
  },
  {
    subject: 'Lost: one green boot',
    back: 10,
    time: '16:50',
    to: [THOMAS],
    lines: [
      line(
        'Harpreet Kaur',
        0,
        'Simran came home with one green boot and one blue one. We have two left feet now.',
        'all',
        'low',
      ),
      line(THOMAS, 22, 'Mystery solved, Deniz has the other pair. They will swap in the morning!'),
    ],
  },
  {
    subject: 'Naps for Freya',
    back: 8,
    time: '07:35',
    child: 'Freya Solberg-Hayes',
    to: [GRACE],
    lines: [
      line('Marcus Hayes', 0, 'Freya was up from 3 to 5. If she can sleep before 9, please let her.'),
      line(GRACE, 150, 'She fell asleep at 8:40 on Priya’s arm and is still out.'),
      line('Marcus Hayes', 9, 'You are heroes.'),
    ],
  },
  {
    subject: 'New sign-in tablet',
    back: 11,
    time: '13:15',
    to: [ELENA, GRACE, THOMAS, NAOMI, WALTER, JAMAL],
    lines: [
      line(
        DIANA,
        0,
        'The new tablet hangs at the door from Monday. Please check children in and out there at once, not at the end of the shift. Arrivals after 9:30 count as late.',
        'all',
      ),
      line(WALTER, 65, 'Charger is behind the plant. I check it every morning.', 'some'),
    ],
  },
  {
    subject: 'Théo and the flatbread day',
    back: 12,
    time: '15:20',
    child: 'Théo Gagnon',
    to: ['Élise Gagnon', 'Marc Gagnon'],
    lines: [
      line(
        NAOMI,
        0,
        'We bake flatbread on Wednesday. Shall we make all of it with rice flour, so that Théo can join in?',
      ),
      line('Élise Gagnon', 180, 'What a lovely idea! Please with new wooden spoons, ours can come along. Merci!'),
      line(NAOMI, 30, 'Done: new spoons, clean bowls, rice flour for everybody.'),
    ],
  },
  {
    subject: 'Invoice question',
    back: 14,
    time: '18:35',
    to: [DIANA],
    lines: [
      line('Brian Sato', 0, 'Does the weekly rate change when Emi moves up to Preschool?'),
      line(DIANA, 870, 'It stays the same until the end of the school year. I will write to everybody before that.'),
    ],
  },
  {
    subject: 'Closing early on the training day?',
    back: 16,
    time: '12:40',
    to: [DIANA],
    lines: [
      line('Tasha Johnson', 0, 'My shift starts at 6 on that day, is there any care at all?'),
      line(DIANA, 50, 'Not here, but the church on Franklin Street takes four of our children. Shall I ask for Malik?'),
      line('Tasha Johnson', 14, 'Yes please, thank you!'),
    ],
  },
  {
    subject: 'Hana’s drawing',
    back: 18,
    time: '16:30',
    child: 'Hana Kim',
    to: ['Soo-jin Kim'],
    lines: [
      line(
        'Samuel Adeyemi',
        0,
        'Hana drew the whole group today, all twenty, each with the right shoes. It hangs by the door, have a look.',
      ),
      line('Soo-jin Kim', 75, 'I saw it, I nearly cried. Can we have it when it comes down?'),
      line('Samuel Adeyemi', 900, 'Of course. I wrote her name on the back.'),
    ],
  },
  {
    subject: 'Infant Room: bottles and labels',
    back: 1,
    time: '15:10',
    from: 'Infant Room',
    to: ['room:Infant Room'],
    lines: [
      line(
        GRACE,
        0,
        'A small request: please label bottles and lids with name and date. We may only use what is labeled. Stickers lie on the windowsill. Thank you!',
        'some',
      ),
    ],
  },
  {
    subject: 'Tricycle shed key',
    back: 0,
    time: '07:05',
    to: [DIANA, 'Chloe Bennett'],
    lines: [line(WALTER, 0, 'The key to the shed is missing again. Who had it last?', 'none', 'low')],
  },
];

export const ANNOUNCEMENT = {
  subject: 'Fall picnic in the yard',
  content:
    'Dear families, on the last Friday of the month we have our picnic in the yard, from 4 to 6. Bring a blanket and something to share; please no nuts. Grandparents are welcome.',
  texts: [
    {
      language: 'es',
      subject: 'Picnic de otoño en el patio',
      content:
        'Queridas familias: el último viernes del mes celebramos nuestro picnic en el patio, de 4 a 6. Traigan una manta y algo para compartir; sin frutos secos, por favor. Los abuelos son bienvenidos.',
    },
  ],
} as const;

export const REMINDER = {
  subject: 'Fire drill this week',
  content: 'A reminder: the fire drill is this week. Please have the attendance sheets of your room at hand.',
};
