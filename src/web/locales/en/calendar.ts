import calendar from './calendar.json' with { type: 'json' };

/** Said in the calendar, of staff and of parents. */
export default { calendar };
