import css from './index.module.css'

export interface AddressProps {
  value: string
}

const group = 4
const ends = 6
/** Up to here one look takes it in: a code to be shared, not an address to be compared. */
const short = 8

/**
 * An address to be compared letter by letter: groups of four, its first and last six set apart. The gaps between the groups
 * are only drawn: what is copied from it has none.
 */
export function Address({ value }: AddressProps) {
  const letters = [...value].map((letter, at) => ({ letter, end: at < ends || at >= value.length - ends }))
  const size = value.length > short ? group : short
  const groups = Array.from({ length: Math.ceil(letters.length / size) }, (_, n) => n * size)
  return (
    <span className={css.address} translate="no">
      {groups.map(start => (
        <span key={start} className={css.group}>
          {runs(letters.slice(start, start + size)).map(run => (
            <span key={run.at} data-end={run.end || undefined}>
              {run.text}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}

interface Run {
  at: number
  text: string
  end: boolean
}

/** Neighbours of one kind go together. */
const runs = (letters: readonly { letter: string; end: boolean }[]): Run[] =>
  letters.reduce<Run[]>((found, { letter, end }, at) => {
    const last = found.at(-1)
    if (last?.end === end) last.text += letter
    else found.push({ at, text: letter, end })
    return found
  }, [])
