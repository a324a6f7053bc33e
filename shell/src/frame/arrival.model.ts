/** The blocks of a tab's sketch. */
import type { LiveRoute } from '../remotes/routes.ts'

/** In design pixels of a page 375 wide. */
export type Block = { x: number; y: number; width: number; height: number; rx: number }

/** Each block as often as it is repeated, one below the other. @param own for whoever is signed in */
export function blocksOf({ sketch = [], ownSketch }: Pick<LiveRoute, 'sketch' | 'ownSketch'>, own: boolean): Block[] {
  return ((own && ownSketch) || sketch).flatMap(([x = 0, y = 0, width = 0, height = 0, rx = 4, times = 1, every = 0]) =>
    Array.from({ length: times }, (_, n) => ({ x, y: y + n * every, width, height, rx })),
  )
}
