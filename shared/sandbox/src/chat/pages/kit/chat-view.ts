/** What every part of a page is given. */
import type { Locale } from '@shared/format/languages'
import type { ChatMessage } from '../../wire.ts'
import type { PhoneWords } from '../words/phone.ts'

export type ChatView = {
  words: PhoneWords
  locale: Locale
  /** Whose messages are one's own here. */
  own: 'me' | 'desk'
  /** What others are called. */
  names: Readonly<Record<ChatMessage['from'], string>>
  /** A picture of the exchange, by its path. */
  picture(path: string): Promise<Blob>
  /** Opens a page of the app; undefined where no app is around. */
  open: ((path: string) => void) | undefined
  /** Sends a question that was offered; undefined at the desk. */
  askAbout: ((question: string) => void) | undefined
  /** Asks for a person; undefined at the desk. */
  askPerson: (() => void) | undefined
  /** Says it to who cannot see it. */
  say(text: string): void
}
