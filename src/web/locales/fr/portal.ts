import children from './children.json' with { type: 'json' };
import portal from './portal.json' with { type: 'json' };
import reports from './reports.json' with { type: 'json' };

/** Said on the parents' screens, once they are signed in. */
export default {
  children: { toBeCollected: children.toBeCollected },
  portal,
  reports: { moods: reports.moods },
};
