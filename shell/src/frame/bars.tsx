/** What the frame may have to say above every page, apart from a lost connection. */
import { ForcedBar } from './forced-bar.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { OverrideBadge, OverrideOffer } from './override-badge.tsx'
import { UpdateBar } from './update-bar.tsx'

export function Bars() {
  return (
    <>
      <UpdateBar />
      <ForcedBar />
      <OverrideBadge />
      <OverrideOffer />
      <LanguageOffer />
    </>
  )
}
