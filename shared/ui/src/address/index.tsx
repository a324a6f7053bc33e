import css from './index.module.css'

export interface AddressProps {
  value: string
  /** Typed off, not compared: all of it looks alike. */
  plain?: boolean | undefined
}

const size = 4
/** Groups set apart at either end: what is compared first. */
const ends = 2
/** Up to here one look takes it in: a code to be shared, not an address to be compared. */
const short = 8

/**
 * An address to be compared letter by letter: groups of four, the first and last two set apart. The gaps between the groups
 * are only drawn: what is copied from it has none.
 */
export function Address({ value, plain }: AddressProps) {
  const set = plain ? 0 : ends
  const groups = value.length > short ? grouped([...value]) : [value]
  return (
    <span className={css.address} translate="no">
      {groups.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
        <span key={at} className={css.group} data-end={at < set || at >= groups.length - set || undefined}>
          {text}
        </span>
      ))}
    </span>
  )
}

const grouped = (letters: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(letters.length / size) }, (_, n) => letters.slice(n * size, (n + 1) * size).join(''))
