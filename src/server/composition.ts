import { DOMAINS } from './domains/index.ts';
import { gather } from './kernel/domain.ts';

// Hooks find their listeners by it: whatever runs commands stands on this module.
gather(DOMAINS);

export { DOMAINS };
