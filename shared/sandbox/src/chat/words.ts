/** What somebody wrote, as it is kept. */
import { isVisible } from '@shared/contract/person'

/** Turns the order in which others read it, or is half a character. Line ends and joined signs stay. */
const STEERS = /[^\P{Cc}\n\t]|\p{Cs}|\p{Bidi_Control}/gu

/** '' of what nobody would see. */
export function written(text: string): string {
  const plain = text.replaceAll(STEERS, '').trim()
  return isVisible(plain) ? plain : ''
}
