/**
 * Where the tags of lines stand so that none covers another or the newest price: each as near to its line as the others let
 * it, in the order of the lines. All in px from the top of the pane; a tag is named by its middle.
 */

/** The newest price at the axis: its middle and the height of a row; the second row is the countdown beneath. */
export type LiveTag = { y: number; height: number; rows: 1 | 2 }

export type Wanted = { id: string; y: number }

/** From its top to its bottom. */
export type Room = { from: number; to: number }

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
const capacity = ({ from, to }: Room, height: number) => Math.floor((to - from) / height)

/** Above the newest price and below it; without one all is above. */
function roomsOf({ from, to }: Room, live: LiveTag | undefined): [above: Room, below: Room] {
  const top = live ? live.y - live.height / 2 : to
  const end = live ? live.y + (live.rows - 0.5) * live.height : to
  return [
    { from, to: between(top, from, to) },
    { from: between(end, from, to), to },
  ]
}

/** The nearest values that never fall, by least squares: what falls is pooled with what stands before it. */
function rising(values: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = []
  for (const value of values) {
    let pool = { sum: value, count: 1 }
    for (let last = pools.at(-1); last && last.sum / last.count > pool.sum / pool.count; last = pools.at(-1)) {
      pools.pop()
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count }
    }
    pools.push(pool)
  }
  return pools.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
}

/**
 * Moves tags apart as little as it takes, and into the room. Less the heights of those before it each would be where it is
 * with a height of none: there they need only keep their order.
 */
function apart(wanted: readonly number[], { from, to }: Room, height: number): number[] {
  const [first, last] = [from + height / 2, to - height / 2 - (wanted.length - 1) * height]
  const bare = rising(wanted.map((y, index) => y - index * height))
  return bare.map((y, index) => between(y, first, last) + index * height)
}

/**
 * @param lines in the order in which they get a tag where there is no room for all of them
 * @param height of a tag with the room that it keeps free
 * @param pane its height: a line is in sight within it
 * @param room of the tags, within the pane
 * @returns the middle of each tag, by its line's id; a line out of sight has none
 */
export function placeTags(
  lines: readonly Wanted[],
  height: number,
  pane: number,
  room: Room,
  live?: LiveTag,
): ReadonlyMap<string, number> {
  const rooms = roomsOf(room, live)
  const [above, below] = rooms.map(room => capacity(room, height)) as [number, number]
  const inSight = lines.filter(({ y }) => y >= 0 && y <= pane).slice(0, above + below)
  const sorted = [...inSight].sort((a, b) => a.y - b.y)
  const high = sorted.filter(({ y }) => !live || y <= live.y).length
  const cut = between(high, sorted.length - below, above)
  const ys = sorted.map(({ y }) => y)
  const placed = [...apart(ys.slice(0, cut), rooms[0], height), ...apart(ys.slice(cut), rooms[1], height)]
  return new Map(sorted.map(({ id }, index) => [id, placed[index] ?? 0]))
}
