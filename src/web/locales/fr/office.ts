import accounts from './accounts.json' with { type: 'json' };
import centerSettings from './centerSettings.json' with { type: 'json' };
import imports from './imports.json' with { type: 'json' };
import preferences from './preferences.json' with { type: 'json' };
import profile from './profile.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };

/** Said in the settings. */
export default { accounts, centerSettings, imports, preferences, profile, settings };
