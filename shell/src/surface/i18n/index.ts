export { loadCatalog } from './catalog.ts'
export { setLanguage, useLanguage } from './language.ts'
export { LANGUAGES, type Language, type Locale, type Script } from './languages.ts'
