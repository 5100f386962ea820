import './ui/styles.css';
import { fetchAhead } from './ahead.ts';

// Small, so that it runs while the libraries are still on their way.
void import('./app.tsx');
fetchAhead(location);
