/** What the frame may have to say above every page, apart from a lost connection. */

import { LanguageOffer } from '../frame/language-offer.tsx'
import { ForcedBar } from '../update/forced-bar.tsx'
import { OverrideBadge, OverrideOffer } from '../update/override-badge.tsx'
import { UpdateBar } from '../update/update-bar.tsx'

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
