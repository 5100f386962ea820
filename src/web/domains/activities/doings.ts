/** What is done on most days, each a tap instead of typing. */
export const USUAL_DOINGS = {
  learning: ['story', 'circle', 'art', 'music', 'blocks', 'sensory', 'letters', 'pretend'],
  outdoor: ['playground', 'walk', 'garden', 'water', 'bikes', 'ball'],
} as const;
