import type { Example } from '../example.tsx'

/** What webpack puts in the place of a call: the modules of a folder that match. */
interface Context {
  (file: string): { example: Example }
  keys: () => string[]
}
declare global {
  interface ImportMeta {
    webpackContext: (folder: string, options: { regExp: RegExp }) => Context
  }
}

const found = import.meta.webpackContext('../', { regExp: /^\.\/[^/]+\/example\.tsx$/ })

/** `<part>/example.tsx` of every part: one that is added stands here by itself. */
export const examples = found.keys().map(file => ({ part: file.split('/')[1] ?? file, ...found(file).example }))
