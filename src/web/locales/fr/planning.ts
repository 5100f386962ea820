import calendar from './calendar.json' with { type: 'json' };
import planning from './planning.json' with { type: 'json' };

/** Said where staff plan events. */
export default { calendar, planning };
