/** What the frame may have to say above or over every page, apart from a lost connection; and in a panel, what became of an order. */
import { ForcedBar } from '../update/forced-bar.tsx'
import { OverrideBadge, OverrideOffer } from '../update/override-badge.tsx'
import { UpdateBar } from '../update/update-bar.tsx'
import { InstallOffer } from './install-offer.tsx'
import { Reminding } from './reminding.tsx'

export { OrderNewsNote } from '../frame/order-news-note.tsx'
export { ToastView } from '../frame/toast-view.tsx'

export function Bars() {
  return (
    <>
      <UpdateBar />
      <ForcedBar />
      <OverrideBadge />
      <OverrideOffer />
      <InstallOffer />
      <Reminding />
    </>
  )
}
