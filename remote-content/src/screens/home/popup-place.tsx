/** Where a word of the operator's may open over Home: all of it comes after the first picture. */
import { useLate } from '@shared/ui/late'

const load = () => import(/* webpackChunkName: "home-later" */ './popup.tsx')

export function PopupPlace() {
  const { parts } = useLate(load)
  return parts && <parts.Popup />
}
