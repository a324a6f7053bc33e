export { loadCatalog } from './catalog.ts'
export { setLanguage, suggestLanguage, useLanguage } from './language.ts'
export { LANGUAGES, type Language, type Locale, type Script } from './languages.ts'
