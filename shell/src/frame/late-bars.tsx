/** Bars, and the news of an order, which no first picture shows: their code comes after it. */
import { useLate } from '@shared/ui/late'
import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import type { OrderNews } from '../surface/order/news.ts'
import { toastAtom } from '../surface/overlay/toast.ts'
import css from './bar.module.css'

type Bars = { Bars: ComponentType; ToastView: ComponentType; OrderNewsNote: ComponentType<{ news: OrderNews }> }
type Load = () => Promise<Bars>

let show = (_load: Load) => {}
const loader = new Promise<Load>(resolve => {
  show = resolve
})

/** From now on they may come. @param load brings them: they belong to what runs beside the screens */
export const showBars = (load: Load): void => show(load)

export const loadBars = () => loader.then(bring => bring())

export function LateBars() {
  const { parts } = useLate(loadBars)
  return parts && <parts.Bars />
}

export function LateToast() {
  const { parts } = useLate(loadBars)
  return parts ? <parts.ToastView /> : <PlainToast />
}

/** What is said before the code of the toast is here, which without a connection never comes: a plain bar, without a button. */
function PlainToast() {
  const now = useAtomValue(toastAtom)
  return (
    now && (
      <p role="alert" className={`${css.bar} ${css.plain}`}>
        {now.text}
      </p>
    )
  )
}
