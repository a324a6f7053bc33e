/** Bars that no first picture shows: their code comes after it. */
import { useLate } from '@shared/ui/late'

let show = () => {}
const shown = new Promise<void>(resolve => {
  show = resolve
})

/** From now on they may come. */
export const showBars = (): void => show()

const load = () => shown.then(() => import(/* webpackChunkName: "bars" */ './bars.tsx'))

export function LateBars() {
  const { parts } = useLate(load)
  return parts && <parts.Bars />
}
