import './ui/styles.css';
import { fetchAhead } from './ahead.ts';

// Small, so that it runs while the libraries are still on their way.
void import('./app.tsx');
fetchAhead(location);
// The first of these takes browsers some 20 ms, whichever it is: spent while nothing else can be done yet.
setTimeout(() => new Intl.DateTimeFormat());
