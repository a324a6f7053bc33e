/** A phone in another of the eight languages is offered it once, and never switched by itself. */
import { device } from '../../browser/storage.ts'
import { language } from './language.ts'
import { type Choice, offerFor } from './languages.ts'

const OFFERED = 'lang-offered'

/** The language to offer; null where one was chosen, or an offer was made before. */
export const languageOffer = (): Choice | null =>
  device.get('lang') || device.get(OFFERED) ? null : offerFor(navigator.languages, language().code)

/** The offer was answered, whichever way. */
export const closeLanguageOffer = (): void => device.set(OFFERED, '1')
