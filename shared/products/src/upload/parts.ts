/** What stays of a picture that is made of parts, one behind the other: segments, chunks or blocks. */

/** A film of minutes has hundreds, a large picture in small chunks a thousand or two. */
const MOST_PARTS = 4096

export type Parts = {
  /** Called for each part. @throws RangeError where there are more than any honest picture has */
  count(): void
  keep(from: number, to: number): void
  /** Stands in another one's place. */
  insert(bytes: Buffer): void
  joined(): Buffer
}

/** Neighbours are kept as one range. */
export function partsOf(bytes: Buffer): Parts {
  const kept: Buffer[] = []
  let [parts, start, end] = [0, 0, 0]
  const cut = () => void (end > start && kept.push(bytes.subarray(start, end)))
  const keep = (from: number, to: number) => {
    if (from !== end) {
      cut()
      start = from
    }
    end = to
  }
  const insert = (other: Buffer) => {
    cut()
    start = end
    kept.push(other)
  }
  return {
    count() {
      if (++parts > MOST_PARTS) throw new RangeError('parts without end')
    },
    keep,
    insert,
    joined() {
      cut()
      start = end
      return Buffer.concat(kept)
    },
  }
}
