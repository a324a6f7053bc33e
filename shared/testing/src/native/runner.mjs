/** Jest compiles its runners to CommonJS, unless they are modules already: then Node reads them, and what they import. */
export { default } from './run.ts'
