import type { AgeGroup } from '../people/households.ts';

/** What a photo of the gallery can show. `{group}` is not said: families know their room. */
export interface Subject {
  /** The drawing it is (`demo/pictures/drawings.ts`). */
  readonly key: string;
  readonly tags: readonly string[];
  /** Title and description, one pair after the other. */
  readonly words: readonly (readonly [title: string, description: string])[];
  readonly groups: readonly AgeGroup[];
  /** The months of the year in which it is done; always when absent. */
  readonly months?: readonly number[];
}

const ALL: readonly AgeGroup[] = ['infants', 'toddlers', 'preschool', 'pre-k'];
const WALKERS: readonly AgeGroup[] = ['toddlers', 'preschool', 'pre-k'];
const OLDER: readonly AgeGroup[] = ['preschool', 'pre-k'];
const WARM = [4, 5, 6, 7, 8, 9];

export const SUBJECTS: readonly Subject[] = [
  {
    key: 'house',
    tags: ['painting', 'art'],
    groups: OLDER,
    words: [
      ['A house with a garden', 'Painted in one go, door last. The flower was an afterthought.'],
      ['“This is where I live”', 'The sun is always out at this address.'],
    ],
  },
  {
    key: 'garden',
    tags: ['garden', 'outdoors'],
    groups: WALKERS,
    months: WARM,
    words: [
      ['Our raised bed', 'Watered before snack and again after, to be sure.'],
      ['Something is coming up', 'We measure the sprouts with a paper ruler every Tuesday.'],
      ['Weeding crew', 'Everybody now knows which ones are carrots.'],
    ],
  },
  {
    key: 'blocks',
    tags: ['building'],
    groups: ALL,
    words: [
      ['A town before lunch', 'Two towers, one bridge, and a long talk about which is taller.'],
      ['Still standing', 'Nobody breathed while the last block went up.'],
      ['The garage at the end of the street', 'The red car fits. The yellow one does not.'],
      ['Block corner, Thursday', 'We left it up overnight, as promised.'],
    ],
  },
  {
    key: 'snack',
    tags: ['snack'],
    groups: ALL,
    words: [
      ['Faces on bread', 'Everyone made their own. Most were eaten smiling.'],
      ['Snack is ready', 'Cut by our small kitchen team, with the safe knives.'],
      ['Color plate', 'Red, orange, green and blue: we looked for all of them.'],
    ],
  },
  {
    key: 'story',
    tags: ['story time'],
    groups: ALL,
    words: [
      ['Story corner', 'Three times the same book, by request.'],
      ['The bear listens too', 'He has his own cushion now.'],
      ['Quiet half hour', 'Rain outside, books inside.'],
    ],
  },
  {
    key: 'rainbow',
    tags: ['painting', 'art'],
    groups: WALKERS,
    words: [
      ['Rainbow after the rain', 'We looked for all the colors out of the window first.'],
      ['Six colors, one arm', 'Painted standing up, from one end to the other.'],
    ],
  },
  {
    key: 'sand',
    tags: ['outdoors'],
    groups: ALL,
    months: WARM,
    words: [
      ['Castle with a gate', 'It held until the big bucket came.'],
      ['Sandpit morning', 'Wet sand works best, everybody agrees.'],
      ['The flag is up', 'Somebody lives in there, we were told.'],
    ],
  },
  {
    key: 'railway',
    tags: ['building'],
    groups: WALKERS,
    words: [
      ['All aboard', 'The freight train carries chestnuts to the book corner.'],
      ['One big loop', 'Every single piece of track is in it.'],
      ['Forest line', 'The trees were moved twice so that the train could pass.'],
    ],
  },
  {
    key: 'hands',
    tags: ['painting', 'art'],
    groups: ALL,
    words: [
      ['Prints and paintings', 'Drying on the long table until pick-up.'],
      ['Hands of the week', 'Whose is the smallest?'],
      ['Busy table', 'It washes off. Nearly all of it.'],
    ],
  },
  {
    key: 'water',
    tags: ['outdoors', 'water', 'science'],
    groups: ALL,
    months: WARM,
    words: [
      ['What floats?', 'Ducks: yes. Stones: no. Cups: until they are full.'],
      ['Regatta', 'Wind was made by blowing.'],
      ['Splash morning', 'Please send a second set of clothes.'],
    ],
  },
  {
    key: 'music',
    tags: ['music'],
    groups: ALL,
    words: [
      ['The band is tuning up', 'The drum is the favorite, the shakers come second.'],
      ['Loud and soft', 'We practiced both. Loud needed less practice.'],
    ],
  },
  {
    key: 'flowers',
    tags: ['painting', 'art'],
    groups: WALKERS,
    words: [
      ['Three flowers', 'One for each person at home.'],
      ['Flowers from our bed', 'Painted after looking closely.'],
    ],
  },
  {
    key: 'dough',
    tags: ['art'],
    groups: ALL,
    words: [
      ['A snail on its way', 'Rolled, curled and given horns.'],
      ['Star bakery', 'Four stars are ready, the rest is on order.'],
      ['Soft dough, strong hands', 'Good for small fingers and for talking.'],
    ],
  },
  {
    key: 'nap',
    tags: ['rest'],
    groups: ALL,
    words: [
      ['Good night, bear', 'He was tucked in first.'],
      ['Rest time', 'Two lullabies, and then it was quiet.'],
    ],
  },
  {
    key: 'treasures',
    tags: ['nature', 'outdoors', 'science'],
    groups: WALKERS,
    words: [
      ['Found on the walk', 'Sorted by size, then by color, then by who found it.'],
      ['A spiral of stones', 'Counted: fourteen. Counted again: thirteen.'],
      ['Nature table', 'Please keep sending cones and feathers.'],
    ],
  },
  {
    key: 'boots',
    tags: ['outdoors'],
    groups: WALKERS,
    words: [
      ['Back from the puddles', 'All boots found their pair.'],
      ['Rain day', 'We tested every puddle between here and the maple tree.'],
    ],
  },
  {
    key: 'tree',
    tags: ['painting', 'art', 'nature'],
    groups: WALKERS,
    words: [
      ['The maple in the yard', 'Leaves by thumb, trunk by brush.'],
      ['A tree for all seasons', 'Some leaves are already red.'],
    ],
  },
  {
    key: 'birthday',
    tags: ['celebration'],
    groups: ALL,
    words: [
      ['Birthday morning', 'Song, crown, candles, and the chair of honor.'],
      ['Somebody is one year older', 'We sang in three languages.'],
    ],
  },
  {
    key: 'fish',
    tags: ['painting', 'art'],
    groups: WALKERS,
    words: [
      ['Under water', 'After a long look at our goldfish.'],
      ['Five waves, four fish', 'The fourth is hiding.'],
    ],
  },
  {
    key: 'leaves',
    tags: ['nature', 'art'],
    groups: WALKERS,
    months: [9, 10, 11],
    words: [
      ['A wreath of leaves', 'Collected on Monday, pressed till Wednesday, glued today.'],
      ['Fall on paper', 'We found six different shapes.'],
    ],
  },
  {
    key: 'cat',
    tags: ['painting', 'art'],
    groups: WALKERS,
    words: [
      ['A cat with long whiskers', 'Named Button, like the one at home.'],
      ['The neighbor’s cat', 'She sits on our fence most mornings.'],
    ],
  },
  {
    key: 'lanterns',
    tags: ['celebration'],
    groups: ALL,
    months: [11, 12, 1, 2],
    words: [
      ['Lanterns in the window', 'Folded by us, lit before pick-up.'],
      ['First dark afternoon', 'Now the stars can find us.'],
    ],
  },
  {
    key: 'colors',
    tags: ['painting', 'art'],
    groups: ALL,
    words: [
      ['All the colors at once', 'Asked what it is: “It is a lot.”'],
      ['Big brush day', 'Every pot was used. So was the floor.'],
    ],
  },
  {
    key: 'rocket',
    tags: ['painting', 'art'],
    groups: OLDER,
    words: [
      ['To the moon', 'Countdown included, five times.'],
      ['Rocket with a window', 'So that the pilot can wave.'],
    ],
  },
];
