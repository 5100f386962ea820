import type { Plugin } from 'vite';

/** What every first load would carry and we never run: the router's tracing, and what it does for rendering on a server. */
const STAND_INS: Readonly<Record<string, string>> = {
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const instrumentationResultMetaContext = {};
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;`,
  'react-router/dist/production/lib/dom/ssr/components.js': `
    import { createContext } from 'react';
    const nothing = () => null;
    export const CRITICAL_CSS_DATA_ATTRIBUTE = 'data-react-router-critical-css';
    export const FrameworkContext = createContext(undefined);
    export const usePrefetchBehavior = () => [false, null, {}];
    export const mergeRefs = (ref) => ref;
    export const useFrameworkContext = nothing;
    export const setIsHydrated = nothing;
    export { nothing as Links, nothing as Meta, nothing as PrefetchPageLinks, nothing as Scripts };`,
};

/** Builds with stand-ins for those; fails when the package no longer has what they stand for. */
export function leaveOutUnused(): Plugin {
  const left = new Set(Object.keys(STAND_INS));
  return {
    name: 'larkhouse:leave-out-unused',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const name = Object.keys(STAND_INS).find((path) => id.replaceAll('\\', '/').endsWith(path));
      if (!name) return null;
      left.delete(name);
      return STAND_INS[name];
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(`Not in the package any more, see ${import.meta.filename}: ${[...left].join(', ')}`);
    },
  };
}
