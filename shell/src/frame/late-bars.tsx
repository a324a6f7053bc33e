/** Bars, and the news of an order, which no first picture shows: their code comes after it. */
import { useLate } from '@shared/ui/late'
import type { ComponentType } from 'react'
import type { OrderNews } from '../surface/order/news.ts'

type Bars = { Bars: ComponentType; ToastView: ComponentType; OrderNewsNote: ComponentType<{ news: OrderNews }> }
type Load = () => Promise<Bars>

let show = (_load: Load) => {}
const loader = new Promise<Load>(resolve => {
  show = resolve
})

/** From now on they may come. @param load brings them: they belong to what runs beside the screens */
export const showBars = (load: Load): void => show(load)

export const loadBars = () => loader.then(bring => bring())

/** The sketch of a page that loads: not of the first, which index.html draws by itself. */
export const loadArrival = () => loader.then(() => import('./arrival.tsx'))

export function LateBars() {
  const { parts } = useLate(loadBars)
  return parts && <parts.Bars />
}

/** What is said before it is here waits for it. */
export function LateToast() {
  const { parts } = useLate(loadBars)
  return parts && <parts.ToastView />
}
