/** What the app tells the page by its address: all of it stands in the fragment, which no server sees. */

export type Start = {
  ticket: string
  /** Number of an order that is to be asked about. */
  order: string
  lang: string | null
  theme: 'dark' | 'light'
  /** Size of letters as the person set it in the app: 1, 1.12, 1.25. */
  letters: number
  /** px of a design pixel where the app runs on a phone: its shorter side counts, which a frame cannot tell. */
  unit: number | undefined
}

const LARGEST = 1.5
const UNITS = { least: 0.5, most: 4 }

const lettersOf = (text: string | null): number => {
  const scale = Number(text)
  return scale >= 1 && scale <= LARGEST ? scale : 1
}

function unitOf(text: string | null): number | undefined {
  const unit = Number(text)
  return unit >= UNITS.least && unit <= UNITS.most ? unit : undefined
}

/** @param hash "#t=…&order=…&lang=ko-KR&theme=light&letters=1.25&unit=1" @param wantsLight what the phone itself prefers */
export function readStart(hash: string, wantsLight: boolean): Start {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const theme = given.get('theme')
  return {
    ticket: given.get('t') ?? '',
    order: given.get('order') ?? '',
    lang: given.get('lang'),
    theme: theme === 'dark' || theme === 'light' ? theme : wantsLight ? 'light' : 'dark',
    letters: lettersOf(given.get('letters')),
    unit: unitOf(given.get('unit')),
  }
}
