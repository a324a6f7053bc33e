/** How each limit counts. */
import { Trans } from '@lingui/react/macro'
import { Sheet } from '@shared/ui/sheet'
import type { SheetFrame } from 'shell/screen'
import css from './limits.module.css'

export const AboutSheet = (frame: SheetFrame) => (
  <Sheet {...frame} title={<Trans>How limits count</Trans>}>
    <ul className={css.points}>
      <li>
        <Trans>
          Daily loss: losses minus profits on contracts, CFDs, options and second contracts, including fees. Once you
          reach it, you can't open anything new that day. Your open positions stay open, so the loss can still grow.
        </Trans>
      </li>
      <li>
        <Trans>Daily stake: second contract stakes and option premiums, whatever the outcome.</Trans>
      </li>
      <li>
        <Trans>Daily deposit: the deposits you request, in USDT. Cancelled and rejected deposits don't count.</Trans>
      </li>
      <li>
        <Trans>Spot trades, swaps and virtual funds don't count.</Trans>
      </li>
      <li>
        <Trans>
          If a limit or break is blocking new orders when an open order's price is reached, that order is cancelled.
        </Trans>
      </li>
    </ul>
  </Sheet>
)
