/// <reference types="vite/client" />

/** The package says its types only of the whole build. */
declare module 'hls.js/light' {
  export { default, ErrorTypes, Events } from 'hls.js';
}
