import type { StarterCategory } from '#server/domains/milestones/starter/texts.ts';

/** What a teacher adds to a milestone, by area; some say nothing more. */
export const MILESTONE_NOTES: Readonly<Record<StarterCategory, readonly string[]>> = {
  movement: [
    'In the garden this morning, twice in a row, and very proud of it.',
    'All the way across the playroom, and then straight back for applause.',
    '',
  ],
  hands: ['At the art table, with the whole tongue at work.', 'The others stopped to watch.', ''],
  language: [
    'Told the whole circle about the snail by the gate.',
    'During the picture book about the bear, without being asked.',
    '',
  ],
  social: [
    'With the new friend at snack time. It was lovely to see.',
    'Nobody asked for it. Straight from the heart.',
    '',
  ],
  thinking: ['Tried three other ways first, and would not be helped.', 'The look on that face said everything.', ''],
};
