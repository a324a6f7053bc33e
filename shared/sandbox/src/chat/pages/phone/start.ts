/** What the app tells the page by its address: all of it stands in the fragment, which no server sees. */

export type Start = {
  ticket: string
  /** Number of an order that is to be asked about. */
  order: string
  lang: string | null
  theme: 'dark' | 'light'
  /** Size of letters as the person set it in the app: 1, 1.12, 1.25. */
  letters: number
}

const LARGEST = 1.5

const lettersOf = (text: string | null): number => {
  const scale = Number(text)
  return scale >= 1 && scale <= LARGEST ? scale : 1
}

/** @param hash "#t=…&order=…&lang=ko-KR&theme=light&letters=1.25" @param wantsLight what the phone itself prefers */
export function readStart(hash: string, wantsLight: boolean): Start {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const theme = given.get('theme')
  return {
    ticket: given.get('t') ?? '',
    order: given.get('order') ?? '',
    lang: given.get('lang'),
    theme: theme === 'dark' || theme === 'light' ? theme : wantsLight ? 'light' : 'dark',
    letters: lettersOf(given.get('letters')),
  }
}
