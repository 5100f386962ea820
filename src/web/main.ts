import './ui/styles.css';
import { prefetchFirstScreen } from './prefetch.ts';

// Small, so that it runs while the libraries are still on their way.
void import('./app.tsx');
prefetchFirstScreen(location);
