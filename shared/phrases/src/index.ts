/** The texts of the exchange: English in the code that says them, other languages in src/locales. */

export { derived } from './derived.ts'
export { msg, type NamesOf, type Text } from './text.ts'
export { traditional } from './traditional.ts'
export {
  filled,
  readCatalogs,
  type Translations,
  translate,
  translateAll,
  translations,
  type ValuesFor,
  worded,
} from './translate.ts'
