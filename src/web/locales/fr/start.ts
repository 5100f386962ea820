import shell from './shell.json' with { type: 'json' };

/** What every screen says. */
export default { shell };
