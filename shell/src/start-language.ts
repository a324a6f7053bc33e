/** The language of the first picture: its words are here before anything is drawn, its appearance on <html>. */
import { applyAppearance } from '@shared/ui/preferences'
import { bcp47, loadCatalog, onLanguage, startLanguages } from './surface/i18n/index.ts'

let end = () => {}
const dress = () => {
  end()
  end = applyAppearance(bcp47())
}

/** Resolves once the shell's own words can be drawn. */
export async function startLanguage(): Promise<void> {
  dress()
  onLanguage(dress)
  startLanguages()
  await loadCatalog('shell', locale => import(/* webpackChunkName: "words-[request]" */ `./locales/${locale}.po`))
}
