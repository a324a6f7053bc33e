/** Bars that no first picture shows: their code comes after it. */
import { lazy } from 'react'

let show = () => {}
const shown = new Promise<void>(resolve => {
  show = resolve
})

/** From now on they may come. */
export const showBars = (): void => show()

export const LateBars = lazy(() => shown.then(() => import(/* webpackChunkName: "bars" */ './bars.tsx')))
