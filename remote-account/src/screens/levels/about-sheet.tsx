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
        <Trans>Based on your total assets minus what you owe. Virtual funds don't count.</Trans>
      </li>
      <li>
        <Trans>Your level goes up within seconds. You get each level's gift once.</Trans>
      </li>
      <li>
        <Trans>Your level can only drop at 00:10 (UTC+8), based on your assets at that time.</Trans>
      </li>
      <li>
        <Trans>You get a red envelope for your level every Monday at 00:00 (UTC+8). Claim it within 7 days.</Trans>
      </li>
      <li>
        <Trans>To claim, verify your identity and keep the assets your level requires for {nights} nights.</Trans>
      </li>
    </ul>
  </Sheet>
)
