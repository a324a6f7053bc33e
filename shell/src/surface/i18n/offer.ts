/** A phone in another of the eight languages is offered it once, and never switched by itself. */
import type { Locale as Tag } from '@shared/format/languages'
import { device } from '../../browser/storage.ts'
import { language } from './language.ts'
import { type Choice, offerFor } from './languages.ts'

const OFFERED = 'lang-offered'

const spanish = 'La app está disponible en tu idioma'

/** In the language that is offered: its catalog is not here yet. */
export const offerSentences: Readonly<Record<Tag, string>> = {
  'en-US': 'This app is available in your language',
  'ko-KR': '이 앱은 사용자의 언어를 지원합니다',
  'ja-JP': 'このアプリはお使いの言語に対応しています',
  'th-TH': 'แอปนี้มีภาษาของคุณ',
  'ms-MY': 'Aplikasi ini tersedia dalam bahasa anda',
  'vi-VN': 'Ứng dụng có sẵn bằng ngôn ngữ của bạn',
  ...{ 'es-419': spanish, 'es-ES': spanish },
  'zh-Hans': '本应用支持您的语言',
  'zh-Hant': '本應用程式支援您的語言',
}

/** The language to offer; null where one was chosen, or an offer was made before. */
export const languageOffer = (): Choice | null =>
  device.get('lang') || device.get(OFFERED) ? null : offerFor(navigator.languages, language().code)

/** The offer was answered, whichever way. */
export const closeLanguageOffer = (): void => device.set(OFFERED, '1')
