/** How levels rise and fall, and when what they bring can be claimed, in five sentences. */
import { Trans } from '@lingui/react/macro'
import { HELD_NIGHTS } from '@shared/contract/limits'
import { Sheet } from '@shared/ui/sheet'
import css from './levels.module.css'

const nights = HELD_NIGHTS

export const AboutSheet = (frame: { open: boolean; onClose(): void }) => (
  <Sheet {...frame} title={<Trans>How levels work</Trans>}>
    <ul className={css.about}>
      <li>
        <Trans>Your total assets count, less what you owe. Virtual funds don't.</Trans>
      </li>
      <li>
        <Trans>Your level rises within seconds. Each level you pass brings its gift once.</Trans>
      </li>
      <li>
        <Trans>It drops only at 00:10 (UTC+8), to what your assets are worth then.</Trans>
      </li>
      <li>
        <Trans>A red envelope for your level comes each Monday at 00:00 (UTC+8). Claim it within 7 days.</Trans>
      </li>
      <li>
        <Trans>To claim, verify your identity and keep what the level takes for {nights} nights.</Trans>
      </li>
    </ul>
  </Sheet>
)
