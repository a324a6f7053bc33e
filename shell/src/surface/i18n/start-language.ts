/** The language of the first picture: its words are here before anything is drawn, its appearance on <html>. */
import { applyAppearance } from '@shared/ui/preferences'
import { addWords } from '../../remotes/words.ts'
import { bcp47, language, onLanguage, startLanguages } from './language.ts'
import { shellWords } from './shell-words.ts'

let end = () => {}
const dress = () => {
  end()
  end = applyAppearance(bcp47())
}

/** Resolves once the shell's own words can be drawn. */
export async function startLanguage(): Promise<void> {
  startLanguages()
  dress()
  onLanguage(dress)
  await addWords('shell', shellWords, language().locale)
}
